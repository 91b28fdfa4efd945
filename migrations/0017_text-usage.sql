ALTER TABLE "storage_usage" ADD COLUMN "text_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "storage_usage" ("user_id", "bytes", "text_bytes")
SELECT "user_id", 0, coalesce(sum(octet_length("sealed")), 0) FROM (
  SELECT "user_id", "sealed" FROM "journal_records" UNION ALL SELECT "user_id", "sealed" FROM "journal_versions"
) "texts" GROUP BY "user_id"
ON CONFLICT ("user_id") DO UPDATE SET "text_bytes" = excluded."text_bytes";
