CREATE TABLE "personality_assessments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"day" date NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "personality_assessments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "personality_declined_tips" (
	"user_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "personality_declined_tips_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "personality_shares" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "personality_shares_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "personality_taken_away" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "personality_taken_away_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "personality_assessments" ADD CONSTRAINT "personality_assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personality_declined_tips" ADD CONSTRAINT "personality_declined_tips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personality_shares" ADD CONSTRAINT "personality_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personality_taken_away" ADD CONSTRAINT "personality_taken_away_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personality_assessments_by_time" ON "personality_assessments" USING btree ("user_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "personality_shares_by_token" ON "personality_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "personality_shares_by_assessment" ON "personality_shares" USING btree ("user_id","assessment_id");