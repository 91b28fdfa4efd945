CREATE TABLE "ai_consents" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"destination" text NOT NULL,
	"model" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_consents_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "ai_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"user_id" uuid NOT NULL,
	"reminder_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"action" text,
	CONSTRAINT "reminder_deliveries_user_id_reminder_id_local_day_pk" PRIMARY KEY("user_id","reminder_id","local_day")
);
--> statement-breakpoint
CREATE TABLE "reminder_ways" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" boolean NOT NULL,
	"feed_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner" text NOT NULL,
	"subject" text NOT NULL,
	"minutes" integer NOT NULL,
	"weekdays" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vault_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"master" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garden_plants" (
	"user_id" uuid NOT NULL,
	"plant_key" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "garden_plants_user_id_plant_key_pk" PRIMARY KEY("user_id","plant_key")
);
--> statement-breakpoint
CREATE TABLE "garden_purses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garden_seeds" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"species" text NOT NULL,
	"price" integer NOT NULL,
	"planted_day" date NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "garden_seeds_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "habit_days" (
	"user_id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"day" date NOT NULL,
	"value" double precision NOT NULL,
	"is_skipped" boolean NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"sealed" "bytea",
	"act_times" integer NOT NULL,
	"is_act" boolean NOT NULL,
	CONSTRAINT "habit_days_user_id_habit_id_day_pk" PRIMARY KEY("user_id","habit_id","day")
);
--> statement-breakpoint
CREATE TABLE "habit_groups" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"order" double precision NOT NULL,
	CONSTRAINT "habit_groups_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "habit_marks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "habit_marks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "habits" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"shape" jsonb NOT NULL,
	"group_id" uuid,
	"order" double precision NOT NULL,
	"goal_total" double precision,
	"completed_day" date,
	"is_archived" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "habits_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "journal_changes" (
	"user_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_changes_user_id_change_id_pk" PRIMARY KEY("user_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "journal_files" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"original_key" text,
	"full_key" text,
	"thumb_key" text,
	"digest" "bytea" NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_files_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "journal_heads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_import_items" (
	"user_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"import_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "journal_import_items_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "journal_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"source" text,
	"bytes" bigint NOT NULL,
	"parts" integer[] NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"entries" integer NOT NULL,
	"failure" text,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "journal_records" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seq" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sealed" "bytea",
	"field_seqs" jsonb NOT NULL,
	"at" timestamp with time zone,
	"zone" text,
	"local_day" date,
	"mood" smallint,
	"activities" uuid[],
	"starred" boolean,
	"hard" boolean,
	"photos" integer,
	"words" integer,
	"trashed_at" timestamp with time zone,
	"entry_id" uuid,
	CONSTRAINT "journal_records_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "journal_versions" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"words" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "journal_versions_user_id_entry_id_id_pk" PRIMARY KEY("user_id","entry_id","id")
);
--> statement-breakpoint
CREATE TABLE "onboarding" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"areas" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"skipped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ai_consents" ADD CONSTRAINT "ai_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_runs" ADD CONSTRAINT "ai_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_session_id_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_reminder_id_reminders_user_id_id_fk" FOREIGN KEY ("user_id","reminder_id") REFERENCES "public"."reminders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_ways" ADD CONSTRAINT "reminder_ways_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_keys" ADD CONSTRAINT "vault_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_plants" ADD CONSTRAINT "garden_plants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_purses" ADD CONSTRAINT "garden_purses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_seeds" ADD CONSTRAINT "garden_seeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_days" ADD CONSTRAINT "habit_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_groups" ADD CONSTRAINT "habit_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_marks" ADD CONSTRAINT "habit_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_changes" ADD CONSTRAINT "journal_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_files" ADD CONSTRAINT "journal_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_heads" ADD CONSTRAINT "journal_heads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_import_items" ADD CONSTRAINT "journal_import_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_imports" ADD CONSTRAINT "journal_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_records" ADD CONSTRAINT "journal_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_versions" ADD CONSTRAINT "journal_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_deliveries_by_id" ON "reminder_deliveries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reminders_by_subject" ON "reminders" USING btree ("user_id","owner","subject");--> statement-breakpoint
CREATE INDEX "habit_days_by_day" ON "habit_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "habit_marks_by_age" ON "habit_marks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_changes_by_age" ON "journal_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_import_items_by_import" ON "journal_import_items" USING btree ("user_id","import_id","record_id");--> statement-breakpoint
CREATE INDEX "journal_imports_by_age" ON "journal_imports" USING btree ("updated_at") WHERE cardinality(parts) > 0;--> statement-breakpoint
CREATE INDEX "journal_records_by_seq" ON "journal_records" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_records" USING btree ("user_id","local_day" DESC NULLS LAST,"at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE kind = 'entry' and sealed is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "journal_entries_in_trash" ON "journal_records" USING btree ("user_id","trashed_at") WHERE trashed_at is not null and sealed is not null;--> statement-breakpoint
CREATE INDEX "journal_attachments_by_entry" ON "journal_records" USING btree ("user_id","entry_id") WHERE entry_id is not null;