-- Loads that are held or carried have no repetitions: their records "for 15 repetitions" were seconds or metres.
UPDATE "workout_records" "r" SET "records" = jsonb_set("records", '{byReps}', '{}')
WHERE "records"->'byReps' <> '{}' AND NOT EXISTS (
  SELECT FROM "workout_lifts" "l"
  WHERE "l"."user_id" = "r"."user_id" AND "l"."exercise" = "r"."exercise" AND coalesce("l"."target"->>'kind', 'reps') = 'reps'
);
