CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"user_id" uuid NOT NULL,
	"reminder_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"action" text,
	CONSTRAINT "reminder_deliveries_user_id_reminder_id_local_day_pk" PRIMARY KEY("user_id","reminder_id","local_day")
);
--> statement-breakpoint
CREATE TABLE "reminder_ways" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" boolean NOT NULL,
	"feed_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner" text NOT NULL,
	"subject" text NOT NULL,
	"minutes" integer NOT NULL,
	"weekdays" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_session_id_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_reminder_id_reminders_user_id_id_fk" FOREIGN KEY ("user_id","reminder_id") REFERENCES "public"."reminders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_ways" ADD CONSTRAINT "reminder_ways_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_deliveries_by_id" ON "reminder_deliveries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reminders_by_subject" ON "reminders" USING btree ("user_id","owner","subject");