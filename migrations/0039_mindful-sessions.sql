CREATE TABLE "mindful_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"day" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "mindful_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "mindful_sessions" ADD CONSTRAINT "mindful_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mindful_sessions_by_time" ON "mindful_sessions" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listening_sessions_by_time" ON "listening_sessions" USING btree ("user_id","started_at" DESC NULLS LAST);