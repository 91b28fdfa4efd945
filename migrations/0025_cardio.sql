CREATE TABLE "cardio_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"effort" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"metres" double precision,
	"source" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"import_id" uuid,
	"version" integer NOT NULL,
	"act_key" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "cardio_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "cardio_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cardio_tracks" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "cardio_tracks_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "cardio_sessions" ADD CONSTRAINT "cardio_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cardio_settings" ADD CONSTRAINT "cardio_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cardio_tracks" ADD CONSTRAINT "cardio_tracks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cardio_tracks" ADD CONSTRAINT "cardio_tracks_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."cardio_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cardio_sessions_by_time" ON "cardio_sessions" USING btree ("user_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cardio_sessions_by_day" ON "cardio_sessions" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "cardio_sessions_by_import" ON "cardio_sessions" USING btree ("user_id","import_id");