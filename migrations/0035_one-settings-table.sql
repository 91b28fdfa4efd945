INSERT INTO "installation_settings" ("name", "value") SELECT "name", "value" FROM "marketing_settings" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "installation_settings" ("name", "value") SELECT CASE "name" WHEN 'tagManager' THEN 'analytics.tag-manager' ELSE 'analytics.' || "name" END, "value" FROM "analytics_settings" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "analytics_settings";--> statement-breakpoint
DROP TABLE "marketing_settings";
