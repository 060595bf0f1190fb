CREATE TABLE "edge_purges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edge_purges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"details" jsonb,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"made_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "build_requests" ADD COLUMN "is_take_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "instance_identity" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "instance_identity" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "instance_identity" ADD COLUMN "keys" jsonb;--> statement-breakpoint
ALTER TABLE "managed_files" ADD COLUMN "post_id" integer;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_admin_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edge_purges_next_attempt_at_index" ON "edge_purges" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_open_index" ON "notices" USING btree ("kind","subject") WHERE "notices"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "notices_dismissed_at_index" ON "notices" USING btree ("dismissed_at");--> statement-breakpoint
CREATE INDEX "preview_links_expires_at_index" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "preview_links_made_by_index" ON "preview_links" USING btree ("made_by");--> statement-breakpoint
ALTER TABLE "managed_files" ADD CONSTRAINT "managed_files_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "managed_files_post_id_index" ON "managed_files" USING btree ("post_id");