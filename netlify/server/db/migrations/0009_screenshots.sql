CREATE TABLE "screenshot_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"platform" text NOT NULL,
	"route" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer,
	"checksum" text,
	"blob_key" text,
	"taken_at" timestamp with time zone,
	"compared_with" integer,
	"changed_share" real,
	"difference_key" text,
	CONSTRAINT "screenshot_pictures_run_route_platform_unique" UNIQUE("run_id","route","platform"),
	CONSTRAINT "screenshot_pictures_state_check" CHECK ("screenshot_pictures"."state" in ('pending', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "screenshot_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"night" date,
	"requested_by" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "screenshot_runs_night_unique" UNIQUE("night")
);
--> statement-breakpoint
CREATE TABLE "screenshot_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screenshot_settings_id_check" CHECK ("screenshot_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "screenshot_pictures" ADD CONSTRAINT "screenshot_pictures_run_id_screenshot_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."screenshot_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_runs" ADD CONSTRAINT "screenshot_runs_requested_by_admin_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screenshot_pictures_latest_index" ON "screenshot_pictures" USING btree ("platform","route","id");--> statement-breakpoint
CREATE UNIQUE INDEX "screenshot_runs_open_index" ON "screenshot_runs" USING btree (("finished_at" is null)) WHERE "screenshot_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "screenshot_runs_requested_by_index" ON "screenshot_runs" USING btree ("requested_by");