CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"importer" text NOT NULL,
	"state" text NOT NULL,
	"source" text,
	"bytes" bigint NOT NULL,
	"parts" integer[] NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"entries" integer NOT NULL,
	"failure" text,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_age" ON "imports" USING btree ("updated_at") WHERE cardinality(parts) > 0;--> statement-breakpoint
INSERT INTO "imports" ("user_id", "id", "importer", "state", "source", "bytes", "parts", "done", "total", "entries", "failure", "sealed", "created_at", "updated_at")
SELECT "user_id", "id", 'journal', "state", "source", "bytes", "parts", "done", "total", "entries", "failure", "sealed", "created_at", "updated_at" FROM "journal_imports";--> statement-breakpoint
DROP TABLE "journal_imports" CASCADE;
