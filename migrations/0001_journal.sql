CREATE TABLE "vault_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"master" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_files_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "journal_heads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
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
ALTER TABLE "vault_keys" ADD CONSTRAINT "vault_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_changes" ADD CONSTRAINT "journal_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_files" ADD CONSTRAINT "journal_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_heads" ADD CONSTRAINT "journal_heads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_records" ADD CONSTRAINT "journal_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_versions" ADD CONSTRAINT "journal_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_changes_by_age" ON "journal_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_records_by_seq" ON "journal_records" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_records" USING btree ("user_id","local_day" DESC NULLS LAST,"at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE kind = 'entry' and sealed is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "journal_entries_in_trash" ON "journal_records" USING btree ("user_id","trashed_at") WHERE trashed_at is not null and sealed is not null;--> statement-breakpoint
CREATE INDEX "journal_attachments_by_entry" ON "journal_records" USING btree ("user_id","entry_id") WHERE entry_id is not null;