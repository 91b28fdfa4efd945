CREATE TABLE "course_runs" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"run" integer NOT NULL,
	"started_day" date NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "course_runs_user_id_course_id_run_pk" PRIMARY KEY("user_id","course_id","run")
);
--> statement-breakpoint
CREATE TABLE "listening_moods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"before" smallint NOT NULL,
	"after" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "listening_moods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_runs" ADD CONSTRAINT "course_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_moods" ADD CONSTRAINT "listening_moods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listening_moods_by_time" ON "listening_moods" USING btree ("user_id","at" DESC NULLS LAST);