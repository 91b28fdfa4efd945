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
ALTER TABLE "habit_days" ADD CONSTRAINT "habit_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_groups" ADD CONSTRAINT "habit_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_marks" ADD CONSTRAINT "habit_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_days_by_day" ON "habit_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "habit_marks_by_age" ON "habit_marks" USING btree ("at");