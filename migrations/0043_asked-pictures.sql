CREATE TABLE "scrapbook_asked" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"shape" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"attempt" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scrapbook_asked_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "scrapbook_asked" ADD CONSTRAINT "scrapbook_asked_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;