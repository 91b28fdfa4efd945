CREATE TABLE "soul_mixes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "soul_mixes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "soul_mixes" ADD CONSTRAINT "soul_mixes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "soul_mixes_by_time" ON "soul_mixes" USING btree ("user_id","saved_at" DESC NULLS LAST);