CREATE TABLE "marketing_posts" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"minutes" smallint NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "marketing_posts_by_day" ON "marketing_posts" USING btree ("published_at");