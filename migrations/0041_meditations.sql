CREATE TABLE "meditation_favourites" (
	"user_id" uuid NOT NULL,
	"public_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "meditation_favourites_user_id_public_id_pk" PRIMARY KEY("user_id","public_id")
);
--> statement-breakpoint
CREATE TABLE "meditation_ratings" (
	"user_id" uuid NOT NULL,
	"public_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "meditation_ratings_user_id_public_id_pk" PRIMARY KEY("user_id","public_id")
);
--> statement-breakpoint
CREATE TABLE "meditation_recordings" (
	"user_id" uuid NOT NULL,
	"meditation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" uuid NOT NULL,
	"seconds" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meditation_recordings_user_id_meditation_id_number_pk" PRIMARY KEY("user_id","meditation_id","number")
);
--> statement-breakpoint
CREATE TABLE "meditation_reports" (
	"user_id" uuid NOT NULL,
	"public_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "meditation_reports_user_id_public_id_pk" PRIMARY KEY("user_id","public_id")
);
--> statement-breakpoint
CREATE TABLE "own_meditations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"favourite_since" timestamp with time zone,
	"audio_version" text,
	"audio_digest" text,
	"audio_seconds" double precision,
	"audio_at" double precision[],
	"is_mixed" boolean DEFAULT false NOT NULL,
	"render_id" uuid,
	"render_state" text,
	"render_percent" integer DEFAULT 0 NOT NULL,
	"render_reason" text,
	CONSTRAINT "own_meditations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared_meditations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"public_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"script" text NOT NULL,
	"language" text NOT NULL,
	"voice" text NOT NULL,
	"categories" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"copied_from" text,
	"copied_title" text,
	"audio_version" text NOT NULL,
	"audio_seconds" double precision NOT NULL,
	"audio_at" double precision[] NOT NULL,
	"is_mixed" boolean NOT NULL,
	"is_synthetic" boolean NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "shared_meditations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shared_meditations_public" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "meditation_favourites" ADD CONSTRAINT "meditation_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_favourites" ADD CONSTRAINT "meditation_favourites_public_id_shared_meditations_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."shared_meditations"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_ratings" ADD CONSTRAINT "meditation_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_ratings" ADD CONSTRAINT "meditation_ratings_public_id_shared_meditations_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."shared_meditations"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_recordings" ADD CONSTRAINT "meditation_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_recordings" ADD CONSTRAINT "meditation_recordings_meditation" FOREIGN KEY ("user_id","meditation_id") REFERENCES "public"."own_meditations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_reports" ADD CONSTRAINT "meditation_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_reports" ADD CONSTRAINT "meditation_reports_public_id_shared_meditations_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."shared_meditations"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_meditations" ADD CONSTRAINT "own_meditations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_meditations" ADD CONSTRAINT "shared_meditations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_meditations" ADD CONSTRAINT "shared_meditations_meditation" FOREIGN KEY ("user_id","id") REFERENCES "public"."own_meditations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meditation_favourites_of" ON "meditation_favourites" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "meditation_ratings_of" ON "meditation_ratings" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "meditation_reports_of" ON "meditation_reports" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "own_meditations_by_time" ON "own_meditations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shared_meditations_by_time" ON "shared_meditations" USING btree ("shared_at" DESC NULLS LAST);