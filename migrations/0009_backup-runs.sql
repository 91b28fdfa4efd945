CREATE TABLE "backup_runs" (
	"started_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"succeeded" boolean NOT NULL,
	"bytes" bigint,
	"rows" integer,
	"files" integer,
	"problem" text
);
