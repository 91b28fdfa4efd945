CREATE TABLE "nutrition_products" (
	"code" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"product" jsonb
);
--> statement-breakpoint
CREATE INDEX "nutrition_products_by_time" ON "nutrition_products" USING btree ("asked_at");