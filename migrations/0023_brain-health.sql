CREATE TABLE "brain_health_answers" (
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "brain_health_answers_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
CREATE TABLE "brain_health_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "brain_health_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "brain_health_answers" ADD CONSTRAINT "brain_health_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brain_health_days" ADD CONSTRAINT "brain_health_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;