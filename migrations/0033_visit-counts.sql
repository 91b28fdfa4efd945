CREATE TABLE "analytics_counts" (
	"week" date NOT NULL,
	"type" text NOT NULL,
	"feature" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"events" integer NOT NULL,
	"visits" integer NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "analytics_counts_week_type_feature_source_medium_campaign_pk" PRIMARY KEY("week","type","feature","source","medium","campaign")
);
--> statement-breakpoint
CREATE TABLE "analytics_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
