ALTER TABLE "reminders" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "day" date;