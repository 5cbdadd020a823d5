DROP INDEX "refunds_open";--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("run_at") WHERE method <> 'manual' and state in ('due', 'sent');