CREATE TABLE "scrapbook_books" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "scrapbook_books_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "scrapbook_links" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"book_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "scrapbook_links_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "scrapbook_pages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"book_id" uuid,
	"day" date,
	"sealed" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "scrapbook_pages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "scrapbook_pictures" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"full_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "scrapbook_pictures_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "scrapbook_books" ADD CONSTRAINT "scrapbook_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrapbook_links" ADD CONSTRAINT "scrapbook_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrapbook_pages" ADD CONSTRAINT "scrapbook_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrapbook_pictures" ADD CONSTRAINT "scrapbook_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scrapbook_links_by_token" ON "scrapbook_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "scrapbook_pages_by_book" ON "scrapbook_pages" USING btree ("user_id","book_id");--> statement-breakpoint
CREATE INDEX "scrapbook_pages_by_day" ON "scrapbook_pages" USING btree ("user_id","day");