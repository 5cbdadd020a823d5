-- E-mail addresses as `normalizeEmail` now writes them: composed letters, and a domain of plain ones. Of two accounts with one address, the one
-- that is written so already keeps it, otherwise the older one; the other stays as it is.
WITH composed AS (
  SELECT "id", "created_at", normalize(split_part("email", '@', 1), NFC) || '@' || normalize(split_part("email", '@', 2), NFKC) AS "email"
  FROM "users" WHERE "email" IS NOT NFKC NORMALIZED
), first AS (
  SELECT DISTINCT ON ("email") "id", "email" FROM composed
  WHERE "email" NOT IN (SELECT "email" FROM "users") ORDER BY "email", "created_at", "id"
)
UPDATE "users" SET "email" = first."email" FROM first WHERE "users"."id" = first."id";--> statement-breakpoint
UPDATE "orders" SET "email" = normalize(split_part("email", '@', 1), NFC) || '@' || normalize(split_part("email", '@', 2), NFKC)
WHERE "email" IS NOT NFKC NORMALIZED;--> statement-breakpoint
WITH composed AS (
  SELECT "id", "product_code", normalize(split_part("email", '@', 1), NFC) || '@' || normalize(split_part("email", '@', 2), NFKC) AS "email"
  FROM "stock_alerts" WHERE "email" IS NOT NFKC NORMALIZED
), first AS (
  SELECT DISTINCT ON ("email", "product_code") * FROM composed
  WHERE ("email", "product_code") NOT IN (SELECT "email", "product_code" FROM "stock_alerts") ORDER BY "email", "product_code", "id"
)
UPDATE "stock_alerts" SET "email" = first."email" FROM first WHERE "stock_alerts"."id" = first."id";--> statement-breakpoint
UPDATE "outbox" SET "payload" = jsonb_set("payload", '{email}', to_jsonb(
  normalize(split_part("payload"->>'email', '@', 1), NFC) || '@' || normalize(split_part("payload"->>'email', '@', 2), NFKC)
)) WHERE "payload"->>'email' IS NOT NFKC NORMALIZED;
