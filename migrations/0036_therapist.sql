CREATE TABLE "therapist_openings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "therapist_openings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "therapist_records" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"revision" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "therapist_records_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "therapist_shares" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"viewer_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "therapist_shares_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "therapist_openings" ADD CONSTRAINT "therapist_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapist_records" ADD CONSTRAINT "therapist_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapist_shares" ADD CONSTRAINT "therapist_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapist_shares" ADD CONSTRAINT "therapist_shares_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "therapist_openings_by_share" ON "therapist_openings" USING btree ("user_id","share_id","at");--> statement-breakpoint
CREATE INDEX "therapist_records_by_kind" ON "therapist_records" USING btree ("user_id","kind","day");--> statement-breakpoint
CREATE UNIQUE INDEX "therapist_shares_by_token" ON "therapist_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "therapist_shares_by_viewer" ON "therapist_shares" USING btree ("viewer_id");