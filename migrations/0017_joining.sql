CREATE TABLE "account_admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"by_user_id" uuid,
	"of_user_id" uuid,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_invitations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" "bytea",
	"note" text NOT NULL,
	"email" text,
	"uses" integer NOT NULL,
	"uses_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "account_invitations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD COLUMN "text_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_admin_acts" ADD CONSTRAINT "account_admin_acts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_admin_acts" ADD CONSTRAINT "account_admin_acts_of_user_id_users_id_fk" FOREIGN KEY ("of_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_admin_acts_of" ON "account_admin_acts" USING btree ("of_user_id","id");--> statement-breakpoint
CREATE INDEX "account_admin_acts_by" ON "account_admin_acts" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_invitations_token" ON "account_invitations" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "account_invitations_by_age" ON "account_invitations" USING btree ("expires_at");--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = (SELECT max("sessions"."last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");--> statement-breakpoint
INSERT INTO "storage_usage" ("user_id", "bytes", "text_bytes")
SELECT "user_id", 0, coalesce(sum(octet_length("sealed")), 0) FROM (
  SELECT "user_id", "sealed" FROM "journal_records" UNION ALL SELECT "user_id", "sealed" FROM "journal_versions"
) "texts" GROUP BY "user_id"
ON CONFLICT ("user_id") DO UPDATE SET "text_bytes" = excluded."text_bytes";
