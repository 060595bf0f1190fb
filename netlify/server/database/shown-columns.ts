/**
 * What of each table may be looked at. Whatever is not named under `shown` is masked, a new column or table as well;
 * a test asks that each column is named in one of the two, so that nobody forgets to decide.
 */
type Columns = { shown: string; masked?: string };

/** Names of the database, separated by blanks. */
export const COLUMNS: Record<string, Columns> = {
  activity_chain: { shown: 'sequence log_id user_id previous_hash hash' },
  activity_checkpoints: { shown: 'id sequence hash created_at', masked: 'token' },
  activity_unlinked: { shown: 'log_id' },
  admin_logs: {
    shown: 'id user_id action resource resource_id details ip_address user_agent created_at',
    masked: 'search_text',
  },
  admin_users: {
    shown: 'id username email role is_active last_login created_at updated_at',
    masked: 'password_hash',
  },
  assistant_answers: { shown: 'id questions answer link created_at updated_at' },
  assistant_questions: { shown: 'id key question reason times last_asked_at' },
  base_resumes: {
    shown:
      'id user_id name file_name content_type file_size checksum origin is_active parsed_content correction source_text certainty problem created_at updated_at',
    masked: 'file_path',
  },
  blob_quarantine: { shown: 'id stored_at marked_at seen', masked: 'key' },
  blob_sweeps: { shown: 'prefix swept_at stopped found approved' },
  blog_analytics: {
    shown: 'id post_id event user_agent referer user_id metadata created_at',
    masked: 'ip_address session_id',
  },
  blog_categories: { shown: 'id name slug description color is_active sort_order created_at updated_at' },
  blog_comments: {
    shown:
      'id post_id author_name author_email content status parent_id user_agent is_author_reply created_at updated_at',
    masked: 'ip_address',
  },
  blog_post_categories: { shown: 'id post_id category_id created_at' },
  blog_post_drafts: { shown: 'key post_id values based_on version created_at updated_at' },
  blog_post_revisions: { shown: 'id post_id title word_count values cause created_at' },
  blog_post_tags: { shown: 'id post_id tag_id created_at' },
  blog_posts: {
    shown:
      'id title slug excerpt content cover_image status published_at featured allow_comments seo_title seo_description reading_time word_count view_count like_count share_count author_id created_at updated_at',
    masked: 'search_vector',
  },
  blog_search_words: { shown: 'word' },
  blog_slug_history: { shown: 'id slug post_id created_at' },
  blog_tags: { shown: 'id name slug description color is_active usage_count created_at updated_at' },
  build_requests: {
    shown: 'id reason post_id is_take_back requested_at next_attempt_at attempts succeeded_at last_error',
  },
  certificate_checks: {
    shown: 'id certificate_id checked_at origin is_valid validation_errors days_until_expiry served',
  },
  contacts: {
    shown: 'id first_name last_name email company opportunity_type message status spam_signs created_at',
  },
  edge_purges: { shown: 'id tag requested_at next_attempt_at attempts last_error' },
  file_uploads: {
    shown: 'uploaded_by original_name category is_public total parts assembly_started_at file_id created_at',
    masked: 'id', // whoever knows it goes on with the upload
  },
  idempotency_keys: { shown: 'scope created_at', masked: 'key request_hash response' },
  instance_identity: { shown: 'id sweeps created_at used_by', masked: 'identity place keys' },
  job_application_contacts: {
    shown: 'id application_id name role email phone link notes created_at updated_at',
  },
  job_application_documents: {
    shown: 'id application_id filename original_name size mime_type document_type created_at',
    masked: 'path',
  },
  job_application_events: { shown: 'id application_id type title description event_date created_at' },
  job_applications: {
    shown:
      'id company position location salary hiring_manager hiring_manager_link job_url description requirements applied_date status priority source contact_person contact_email notes next_step_date next_step_action details user_id created_at updated_at deleted_at',
  },
  job_batch_items: { shown: 'id batch_id application_id action before after' },
  job_batches: { shown: 'id title created_at undone_at' },
  job_calendar_feeds: { shown: 'user_id created_at', masked: 'secret_hash' },
  job_postings: { shown: 'application_id text kept_on origins checked_at seen gone_since closed_since' },
  job_saved_filters: { shown: 'id user_id name state created_at' },
  login_failures: { shown: 'failures blocked_until forget_at', masked: 'key' },
  managed_files: {
    shown:
      'id filename original_name size mime_type category uploaded_by is_public post_id alt_text width height checksum created_at updated_at',
    masked: 'path',
  },
  notices: { shown: 'id kind subject details count first_at last_at dismissed_at' },
  passkeys: {
    shown: 'id admin_user_id name is_synced last_used_at created_at',
    masked: 'credential_id public_key counter transports',
  },
  preview_links: { shown: 'id key made_by created_at expires_at' },
  rate_limits: { shown: 'count resets_at', masked: 'key' },
  recovery_codes: { shown: 'admin_user_id created_at', masked: 'code_hash' },
  screenshot_pictures: {
    shown:
      'id run_id platform route state attempts reason width height size checksum taken_at compared_with changed_share',
    masked: 'blob_key difference_key',
  },
  screenshot_runs: {
    shown: 'id night requested_by requested_at started_at finished_at lease_until attempts reason',
    masked: 'lease_token',
  },
  screenshot_settings: { shown: 'id time_zone updated_at' },
  sent_resumes: {
    shown:
      'id user_id resume_id job_application_id title application sent_to sent_at format layout file_name content_type checksum size version content base_content posting_text rules_version',
    masked: 'file_path',
  },
  sessions: { shown: 'expire', masked: 'sid sess' },
  social_previews: {
    shown: 'id platform title description color background_color font_family logo_style updated_at',
  },
  ssl_certificates: {
    shown: 'id name domain certificate_data type expires_at is_active replaced_by_id created_at updated_at',
    masked: 'private_key_data csr_data client_certificate_data',
  },
  tailored_resume_versions: { shown: 'id resume_id version cause content score rules_version created_at' },
  tailored_resumes: {
    shown:
      'id user_id job_application_id base_resume_id title content file_name base_content application position posting_text layout pages last_score version rules_version created_at updated_at',
    masked: 'file_path',
  },
  users: { shown: 'id email first_name last_name profile_image_url created_at updated_at' },
};

/** The columns of a table that may be shown; none of a table that nobody has decided about. */
export function shownColumns(table: string): Set<string> {
  const shown = Object.hasOwn(COLUMNS, table) ? COLUMNS[table]?.shown : undefined;
  return new Set(shown?.split(' '));
}
