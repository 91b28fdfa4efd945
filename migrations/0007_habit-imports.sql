CREATE TABLE "habit_import_items" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"nr" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "habit_import_items_user_id_import_id_habit_id_pk" PRIMARY KEY("user_id","import_id","habit_id")
);
--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "source" "bytea";--> statement-breakpoint
ALTER TABLE "habit_import_items" ADD CONSTRAINT "habit_import_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_import_items_by_habit" ON "habit_import_items" USING btree ("user_id","habit_id");