CREATE TABLE "mind_games" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"sessions" integer NOT NULL,
	"milliseconds" double precision NOT NULL,
	"last_day" date NOT NULL,
	"start" smallint NOT NULL,
	CONSTRAINT "mind_games_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "mind_progress" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"last_day" date,
	"streak_days" integer NOT NULL,
	"longest" integer NOT NULL,
	"total_days" integer NOT NULL,
	"recent_rests" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mind_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"game" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"milliseconds" integer NOT NULL,
	"main" double precision,
	"figures" jsonb NOT NULL,
	"why" text,
	"device" text NOT NULL,
	"input" text NOT NULL,
	"refresh_hz" real NOT NULL,
	"error_ms" real NOT NULL,
	"trials" smallint NOT NULL,
	"voids" smallint NOT NULL,
	"digest" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "mind_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "mind_games" ADD CONSTRAINT "mind_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mind_progress" ADD CONSTRAINT "mind_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mind_sessions" ADD CONSTRAINT "mind_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mind_sessions_by_game" ON "mind_sessions" USING btree ("user_id","game","started_at","id");--> statement-breakpoint
CREATE INDEX "mind_sessions_by_day" ON "mind_sessions" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "mind_sessions_digest" ON "mind_sessions" USING btree ("user_id","digest");