CREATE TABLE "activity_chain" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"log_id" integer NOT NULL,
	"user_id" integer,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "activity_chain_logId_unique" UNIQUE("log_id")
);
--> statement-breakpoint
CREATE TABLE "activity_checkpoints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_checkpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sequence" integer NOT NULL,
	"hash" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_unlinked" (
	"log_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "admin_logs_user_id_index";--> statement-breakpoint
DROP INDEX "admin_logs_resource_index";--> statement-breakpoint
ALTER TABLE "admin_logs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(action || ' ' || resource || ' ' || coalesce(resource_id, '') || ' ' || coalesce(details::text, '') || ' ' || coalesce(ip_address, ''))) STORED;--> statement-breakpoint
CREATE INDEX "activity_checkpoints_sequence_index" ON "activity_checkpoints" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "admin_logs_action_index" ON "admin_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "admin_logs_search_index" ON "admin_logs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "admin_logs_user_id_index" ON "admin_logs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "admin_logs_resource_index" ON "admin_logs" USING btree ("resource","id");