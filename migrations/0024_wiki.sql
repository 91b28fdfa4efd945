CREATE TABLE "wiki_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "wiki_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "wiki_trails" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"walked_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "wiki_trails_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "wiki_words" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "wiki_words_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "wiki_readings" ADD CONSTRAINT "wiki_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_trails" ADD CONSTRAINT "wiki_trails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_words" ADD CONSTRAINT "wiki_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wiki_readings_by_time" ON "wiki_readings" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wiki_trails_by_time" ON "wiki_trails" USING btree ("user_id","walked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "wiki_words_digest" ON "wiki_words" USING btree ("user_id","digest");--> statement-breakpoint
CREATE INDEX "wiki_words_by_due" ON "wiki_words" USING btree ("user_id","due");