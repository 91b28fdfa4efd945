CREATE TABLE "workout_exercise_notes" (
	"user_id" uuid NOT NULL,
	"exercise" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "workout_exercise_notes_user_id_exercise_pk" PRIMARY KEY("user_id","exercise")
);
--> statement-breakpoint
CREATE TABLE "workout_exercises" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "workout_exercises_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workout_gyms" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workout_gyms_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workout_check_ins" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mood" smallint,
	"sleep" smallint,
	"freshness" smallint,
	CONSTRAINT "workout_check_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "workout_lifts" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"exercise" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"target" jsonb,
	"sets" jsonb NOT NULL,
	"hard_sets" smallint NOT NULL,
	"reserve" double precision,
	"volume" double precision NOT NULL,
	"estimate" double precision,
	CONSTRAINT "workout_lifts_user_id_session_id_exercise_pk" PRIMARY KEY("user_id","session_id","exercise")
);
--> statement-breakpoint
CREATE TABLE "workout_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer NOT NULL,
	"sessions" integer NOT NULL,
	"next" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workout_plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workout_records" (
	"user_id" uuid NOT NULL,
	"exercise" text NOT NULL,
	"records" jsonb NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workout_records_user_id_exercise_pk" PRIMARY KEY("user_id","exercise")
);
--> statement-breakpoint
CREATE TABLE "workout_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"act" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "workout_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workout_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workout_exercise_notes" ADD CONSTRAINT "workout_exercise_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_gyms" ADD CONSTRAINT "workout_gyms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_check_ins" ADD CONSTRAINT "workout_check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_lifts" ADD CONSTRAINT "workout_lifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_plans" ADD CONSTRAINT "workout_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_records" ADD CONSTRAINT "workout_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD CONSTRAINT "workout_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_settings" ADD CONSTRAINT "workout_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workout_lifts_by_exercise" ON "workout_lifts" USING btree ("user_id","exercise","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "workout_lifts_by_day" ON "workout_lifts" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "workout_records_by_time" ON "workout_records" USING btree ("user_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "workout_sessions_by_time" ON "workout_sessions" USING btree ("user_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);