CREATE TABLE "habit_trails" (
	"user_id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "habit_trails_user_id_habit_id_day_pk" PRIMARY KEY("user_id","habit_id","day")
);
--> statement-breakpoint
ALTER TABLE "habit_days" ADD COLUMN "is_entered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- A row that only bears a note, or was let be, says nothing about the value.
UPDATE "habit_days" SET "is_entered" = "value" > 0 OR (NOT "is_skipped" AND "sealed" IS NULL);--> statement-breakpoint
ALTER TABLE "habit_trails" ADD CONSTRAINT "habit_trails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_trails_by_age" ON "habit_trails" USING btree ("touched_at");