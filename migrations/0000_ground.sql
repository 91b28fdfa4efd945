CREATE TABLE "activity_acts" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"local_day" date NOT NULL,
	"count" integer NOT NULL,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"points" integer NOT NULL,
	"subject" text,
	CONSTRAINT "activity_acts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"user_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"kind" text NOT NULL,
	"acts" integer NOT NULL,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "activity_days_user_id_local_day_kind_pk" PRIMARY KEY("user_id","local_day","kind")
);
--> statement-breakpoint
CREATE TABLE "activity_standings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"total_days" integer NOT NULL,
	"longest_streak" integer NOT NULL,
	"last_day" date,
	"streak_days" integer NOT NULL,
	"recent_rests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"display_name" text,
	"locale" text,
	"zone" text NOT NULL,
	"day_start" integer NOT NULL,
	"units" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_windows" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "attempt_windows_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "quota_windows" (
	"user_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "quota_windows_user_id_feature_window_start_pk" PRIMARY KEY("user_id","feature","window_start")
);
--> statement-breakpoint
CREATE TABLE "account_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_mail_tokens" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_mail_tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "account_passkeys" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "account_passkeys_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "account_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "account_totp" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"last_step" bigint NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listeners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"credited_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listening_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"track_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"points" integer NOT NULL,
	"recorded_seconds" integer NOT NULL,
	"recorded_day" date,
	"milestones" integer[] NOT NULL,
	CONSTRAINT "listening_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "soul_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"duration" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "track_shelf" (
	"user_id" uuid NOT NULL,
	"track_id" text NOT NULL,
	"favourite_since" timestamp with time zone,
	"position" double precision NOT NULL,
	"position_at" timestamp with time zone,
	"seconds_listened" bigint NOT NULL,
	CONSTRAINT "track_shelf_user_id_track_id_pk" PRIMARY KEY("user_id","track_id")
);
--> statement-breakpoint
ALTER TABLE "activity_acts" ADD CONSTRAINT "activity_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_standings" ADD CONSTRAINT "activity_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_windows" ADD CONSTRAINT "quota_windows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_challenges" ADD CONSTRAINT "account_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mail_tokens" ADD CONSTRAINT "account_mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_passkeys" ADD CONSTRAINT "account_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery_codes" ADD CONSTRAINT "account_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_totp" ADD CONSTRAINT "account_totp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listeners" ADD CONSTRAINT "listeners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_sessions" ADD CONSTRAINT "listening_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_shelf" ADD CONSTRAINT "track_shelf_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_acts_by_day" ON "activity_acts" USING btree ("user_id","local_day","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_confirmed_email_key" ON "users" USING btree ("email_key") WHERE email_confirmed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "attempt_windows_by_age" ON "attempt_windows" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "account_challenges_by_age" ON "account_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_mail_tokens_by_age" ON "account_mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_passkeys_credential" ON "account_passkeys" USING btree ("user_id","credential_id");--> statement-breakpoint
CREATE INDEX "listening_sessions_by_track" ON "listening_sessions" USING btree ("user_id","track_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "track_shelf_by_position" ON "track_shelf" USING btree ("user_id","position_at");