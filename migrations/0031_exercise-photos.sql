CREATE TABLE "workout_exercise_photos" (
	"user_id" uuid NOT NULL,
	"exercise" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"full_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "workout_exercise_photos_user_id_exercise_pk" PRIMARY KEY("user_id","exercise")
);
--> statement-breakpoint
ALTER TABLE "workout_exercise_photos" ADD CONSTRAINT "workout_exercise_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercise_photos" ADD CONSTRAINT "workout_exercise_photos_exercise" FOREIGN KEY ("user_id","exercise") REFERENCES "public"."workout_exercises"("user_id","id") ON DELETE cascade ON UPDATE no action;