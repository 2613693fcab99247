import { Kolam } from './kolam.tsx';

/** The smallest kolam that one line can draw round five dots. */
export function LogoMark({
  className = 'size-9',
  dotClass = 'fill-sindoor',
}: {
  className?: string;
  dotClass?: string;
}) {
  return <Kolam seed="saharambh" radius={1} stroke={4.2} className={className} dotClass={dotClass} />;
}
