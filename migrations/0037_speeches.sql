CREATE TABLE "own_speeches" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_speeches_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "speech_favourites" (
	"user_id" uuid NOT NULL,
	"speech_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "speech_favourites_user_id_speech_id_pk" PRIMARY KEY("user_id","speech_id")
);
--> statement-breakpoint
ALTER TABLE "own_speeches" ADD CONSTRAINT "own_speeches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_favourites" ADD CONSTRAINT "speech_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_speeches_by_time" ON "own_speeches" USING btree ("user_id","created_at" DESC NULLS LAST);