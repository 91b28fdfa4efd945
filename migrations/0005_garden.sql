CREATE TABLE "garden_plants" (
	"user_id" uuid NOT NULL,
	"plant_key" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "garden_plants_user_id_plant_key_pk" PRIMARY KEY("user_id","plant_key")
);
--> statement-breakpoint
CREATE TABLE "garden_purses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garden_seeds" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"species" text NOT NULL,
	"price" integer NOT NULL,
	"planted_day" date NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "garden_seeds_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "onboarding" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"areas" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"skipped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "garden_plants" ADD CONSTRAINT "garden_plants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_purses" ADD CONSTRAINT "garden_purses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_seeds" ADD CONSTRAINT "garden_seeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;