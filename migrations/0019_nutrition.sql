CREATE TABLE "nutrition_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"eaten" jsonb NOT NULL,
	"planned" jsonb NOT NULL,
	"meals" integer NOT NULL,
	"act_times" integer NOT NULL,
	"is_act" boolean NOT NULL,
	CONSTRAINT "nutrition_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "nutrition_diaries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"things" integer DEFAULT 0 NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nutrition_full_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"is_complete" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "nutrition_full_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "nutrition_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date,
	"sealed" "bytea",
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "nutrition_items_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "nutrition_things" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text,
	"sealed" "bytea",
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "nutrition_things_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "nutrition_days" ADD CONSTRAINT "nutrition_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diaries" ADD CONSTRAINT "nutrition_diaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_full_days" ADD CONSTRAINT "nutrition_full_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_items" ADD CONSTRAINT "nutrition_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_things" ADD CONSTRAINT "nutrition_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nutrition_items_by_day" ON "nutrition_items" USING btree ("user_id","day");