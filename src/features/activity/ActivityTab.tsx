export function ActivityTab() {
  return <p>Activity</p>;
}
