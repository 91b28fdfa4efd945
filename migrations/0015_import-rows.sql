CREATE TABLE "import_rows" (
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"row_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "import_rows_user_id_part_row_id_pk" PRIMARY KEY("user_id","part","row_id")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_import" ON "import_rows" USING btree ("user_id","import_id","part","row_id");