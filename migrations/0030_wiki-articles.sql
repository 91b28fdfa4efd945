CREATE TABLE "wiki_articles" (
	"slug" text NOT NULL,
	"sense" text NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"model" text NOT NULL,
	"prompt" integer NOT NULL,
	"text" text NOT NULL,
	"is_shortened" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wiki_articles_slug_sense_language_level_model_prompt_pk" PRIMARY KEY("slug","sense","language","level","model","prompt")
);
--> statement-breakpoint
CREATE TABLE "wiki_writings" (
	"subject" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"text" text NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"wanted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "wiki_articles_by_time" ON "wiki_articles" USING btree ("written_at");