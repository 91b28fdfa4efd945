CREATE TABLE "measurements_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "measurements_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "measurements_photos" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"full_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "measurements_photos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "measurements_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "measurements_entries" ADD CONSTRAINT "measurements_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements_photos" ADD CONSTRAINT "measurements_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements_profiles" ADD CONSTRAINT "measurements_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_entries_by_day" ON "measurements_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "measurements_photos_by_day" ON "measurements_photos" USING btree ("user_id","day");