export function DashboardTab() {
  return <p>Dashboard</p>;
}
