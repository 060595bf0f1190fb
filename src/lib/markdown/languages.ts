/**
 * Languages whose code is coloured; code in any other stays plain. Markdown is not among them: its grammar takes a
 * minute for 20,000 characters of `[a](`.
 */
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

export const LANGUAGES = {
  bash,
  css,
  diff,
  dockerfile,
  go,
  hcl: ini, // Terraform is near enough: keys, strings, comments
  ini,
  javascript,
  json,
  nginx,
  powershell,
  python,
  sql,
  typescript,
  xml,
  yaml,
};
