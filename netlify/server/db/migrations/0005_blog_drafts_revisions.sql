CREATE TABLE "blog_post_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"post_id" integer,
	"values" jsonb NOT NULL,
	"based_on" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_post_drafts_postId_unique" UNIQUE("post_id"),
	CONSTRAINT "blog_post_drafts_key_check" CHECK ("blog_post_drafts"."key" = 'post-' || "blog_post_drafts"."post_id" or "blog_post_drafts"."key" like 'new-%')
);
--> statement-breakpoint
CREATE TABLE "blog_post_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"title" text NOT NULL,
	"word_count" integer NOT NULL,
	"values" jsonb NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_post_revisions_cause_check" CHECK ("blog_post_revisions"."cause" in ('before', 'created', 'saved', 'restored', 'imported'))
);
--> statement-breakpoint
ALTER TABLE "blog_post_drafts" ADD CONSTRAINT "blog_post_drafts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD CONSTRAINT "blog_post_revisions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_drafts_updated_at_index" ON "blog_post_drafts" USING btree ("updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_post_revisions_post_id_index" ON "blog_post_revisions" USING btree ("post_id","id" DESC NULLS LAST);