CREATE TABLE "marketing_contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_reviews" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"decline_reason" text,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_reviews" ADD CONSTRAINT "marketing_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_contact_messages_by_age" ON "marketing_contact_messages" USING btree ("sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_reviews_id" ON "marketing_reviews" USING btree ("id");--> statement-breakpoint
CREATE INDEX "marketing_reviews_by_state" ON "marketing_reviews" USING btree ("state","id");