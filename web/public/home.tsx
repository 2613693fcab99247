export default function Home() {
  return <h1>Saharambh</h1>;
}
