CREATE TABLE "sent_resumes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_resumes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"resume_id" integer,
	"job_application_id" integer,
	"title" text NOT NULL,
	"application" text NOT NULL,
	"sent_to" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"format" text NOT NULL,
	"layout" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"file_path" text NOT NULL,
	"checksum" text NOT NULL,
	"size" integer NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"base_content" text NOT NULL,
	"posting_text" text NOT NULL,
	"rules_version" text NOT NULL,
	CONSTRAINT "sent_resumes_filePath_unique" UNIQUE("file_path"),
	CONSTRAINT "sent_resumes_format_check" CHECK ("sent_resumes"."format" in ('docx', 'pdf', 'txt', 'json')),
	CONSTRAINT "sent_resumes_layout_check" CHECK ("sent_resumes"."layout" in ('single', 'sidebar'))
);
--> statement-breakpoint
CREATE TABLE "tailored_resume_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tailored_resume_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resume_id" integer NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"content" text NOT NULL,
	"score" double precision,
	"rules_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tailored_resume_versions_cause_check" CHECK ("tailored_resume_versions"."cause" in ('created', 'enhanced', 'edited', 'restored'))
);
--> statement-breakpoint
ALTER TABLE "base_resumes" ADD COLUMN "checksum" text;--> statement-breakpoint
ALTER TABLE "base_resumes" ADD COLUMN "origin" text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE "base_resumes" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "base_resumes" ADD COLUMN "source_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "base_resumes" ADD COLUMN "certainty" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "base_resumes" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "base_resume_id" integer;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "base_content" text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "application" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "posting_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "layout" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "pages" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "last_score" double precision;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "rules_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_resumes" ADD CONSTRAINT "sent_resumes_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_resumes" ADD CONSTRAINT "sent_resumes_resume_id_tailored_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."tailored_resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_resumes" ADD CONSTRAINT "sent_resumes_job_application_id_job_applications_id_fk" FOREIGN KEY ("job_application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailored_resume_versions" ADD CONSTRAINT "tailored_resume_versions_resume_id_tailored_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."tailored_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_resumes_sent_at_index" ON "sent_resumes" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sent_resumes_resume_id_index" ON "sent_resumes" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "sent_resumes_job_application_id_index" ON "sent_resumes" USING btree ("job_application_id");--> statement-breakpoint
CREATE INDEX "sent_resumes_user_id_index" ON "sent_resumes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tailored_resume_versions_version_unique" ON "tailored_resume_versions" USING btree ("resume_id","version");--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD CONSTRAINT "tailored_resumes_base_resume_id_base_resumes_id_fk" FOREIGN KEY ("base_resume_id") REFERENCES "public"."base_resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tailored_resumes_base_resume_id_index" ON "tailored_resumes" USING btree ("base_resume_id");--> statement-breakpoint
ALTER TABLE "base_resumes" ADD CONSTRAINT "base_resumes_origin_check" CHECK ("base_resumes"."origin" in ('upload', 'text', 'site'));--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD CONSTRAINT "tailored_resumes_layout_check" CHECK ("tailored_resumes"."layout" in ('single', 'sidebar'));--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD CONSTRAINT "tailored_resumes_pages_check" CHECK ("tailored_resumes"."pages" in ('1', '2', 'all'));