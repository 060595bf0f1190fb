/** Runs before all TypeScript: says what is missing where npm could not bring the project's own Node. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}. The project brings its own, but npm ran no install scripts. Run: npm rebuild --ignore-scripts=false`,
  );
  process.exit(1);
}
