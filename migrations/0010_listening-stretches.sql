ALTER TABLE "listeners" ADD COLUMN "used" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What each session so far used of the clock: as long from its beginning as it is credited for.
UPDATE "listeners" l SET "used" = u.used FROM (
  SELECT r.user_id, array_agg(e.at ORDER BY e.at) AS used
  FROM (
    SELECT user_id, unnest(range_agg(tstzrange(started_at, started_at + seconds * interval '1 second'))) AS stretch
    FROM "listening_sessions" WHERE seconds > 0 GROUP BY user_id
  ) r, LATERAL (VALUES (extract(epoch FROM lower(r.stretch))::float8 * 1000), (extract(epoch FROM upper(r.stretch))::float8 * 1000)) e(at)
  GROUP BY r.user_id
) u WHERE u.user_id = l.user_id;
