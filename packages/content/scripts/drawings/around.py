"""Around the shop: the blog, the policies and what its pages show when they are empty."""
import math
from kit import *
NIGHT='#5f86a6'
def glass(x,y,w=76,h=110,level=.72,water=C['sky2']):
    """x is the middle, y the table it stands on"""
    t=w/2; b=t-9; k=h*level
    return P(f'M{x-t} {y-h}H{x+t}L{x+b} {y}H{x-b}Z','#fff',fill_opacity='.9',stroke='#cfe0e8',stroke_width=5)+P(f'M{x-t+9*(1-level)+4:.0f} {y-k:.0f}H{x+t-9*(1-level)-4:.0f}L{x+b-3} {y-4}H{x-b+3}Z',water)
def jug(x,y,s=1):
    return g(L('M52-150C108-160 108-60 50-52','#cfe0e8',12)+P('M-56-190H50L40-150C60-110 64-40 50 0H-50C-64-40-60-110-40-150Z','#fff',fill_opacity='.9',stroke='#cfe0e8',stroke_width=5)+P('M-50-104C-20-114 20-94 52-104C56-60 54-28 46-4H-46C-54-28-54-60-50-104Z',C['sky2']),x,y,s)
def steam(x,y,col='#fff'): return L(f'M{x-22} {y}C{x-34} {y-18} {x-10} {y-30} {x-22} {y-50}M{x+4} {y}C{x-8} {y-18} {x+16} {y-30} {x+4} {y-50}M{x+30} {y}C{x+18} {y-18} {x+42} {y-30} {x+30} {y-50}',col,6,opacity='.9')
def tick(x,y,s=1,col='#fffdf9',w=12): return L('M-24 2L-6 20L26-18',col,w,transform=T(x,y,s))
def seal(x,y,r=70,col=C['sage3']):
    """a round seal with a scalloped edge and a tick"""
    return '<g fill="%s">'%col+''.join(f'<circle cx="{x+r*.86*math.cos(i*math.pi/5):.0f}" cy="{y+r*.86*math.sin(i*math.pi/5):.0f}" r="{r*.3:.0f}"/>' for i in range(10))+'</g>'+Ci(x,y,r*.92,col)+tick(x,y,r/44)
def lantern(x,y,k=1):
    """hangs from y"""
    return g(L('M0 0V70',C['wood2'],6)+L('M-14 84C-14 62 14 62 14 84',C['wood2'],7)+P('M-18 86H18L58 140H-58Z',C['coral'])+R(-66,138,132,18,C['coral2'],9)+P('M-54 156H54L44 300H-44Z',C['butter'])+Ci(0,236,44,'#fff6e0',opacity='.75')+P('M0 200C-22 232-20 262 0 268C20 262 22 232 0 200Z',C['coral3'])+L('M-18 156L-15 300M18 156L15 300',C['wood2'],6)+R(-58,298,116,20,C['coral2'],9)+P('M-40 318H40L26 342H-26Z',C['coral']),x,y,k)
def ramadan():
    s=S('ramadan-iftar'); s.blob(C['peach'],3)
    # dusk behind a pointed window
    s.a(P('M548 600V300C548 210 630 150 704 96C778 150 860 210 860 300V600Z','#fffdf9'),P('M572 600V304C572 226 644 172 704 128C764 172 836 226 836 304V600Z',NIGHT))
    c=s.clip('dusk','M572 600V304C572 226 644 172 704 128C764 172 836 226 836 304V600Z')
    s.a(f'<g {c}>'+P('M560 470C640 430 760 440 850 470V610H560Z','#86a9c4')+P('M560 540C640 510 760 516 850 540V610H560Z',C['coral3'])+P('M596 610V520H612V470L622 450L632 470V520H652C652 478 692 470 704 440C716 470 756 478 756 520V610Z','#48698a')+P('M760 610V560C780 540 820 540 850 560V610Z','#48698a')+'</g>')
    s.moon(740,262,.5); s.star((640,300,1),(668,390,.7),(780,370,.8))
    s.a(lantern(1000,70,1.12))
    # mother on a low seat, the baby feeds under a muslin
    s.a(R(44,520,560,420,C['sage2'],80),R(24,650,120,260,C['sage3'],54))
    sc=(C['sky2'],'#a3c8da','#8fb6c9'); hb,hf=head(605,270,.88,8,'brown','black','hijab',scarf=sc); sk=SK['rose'][0]
    m=hb+bust(600,236,.98,C['coral'],C['coral2'],910)+P('M740 482c100 38 150 138 158 258l-92-4c-2-76-26-176-66-254',C['coral'])+L('M806 700c-2-60-16-110-30-148',C['coral2'])
    m+=P('M236 920c-10-110 64-180 184-160 140 30 280 30 380-10 100-20 176 50 166 170Z',C['coral2'])
    m+=P('M430 640c90-40 290-40 370 0 70 40 80 100 40 122-80 28-280 28-370 8-50-20-70-90-40-130',C['butter'])+L('M800 690c50-10 90 0 116 22',C['butter'],62)+L('M790 740c50 0 80 10 100 26',C['butter2'],58)+El(934,722,26,36,'#fffdf9',transform='rotate(-40 934 722)')+El(906,776,24,34,'#fffdf9',transform='rotate(-46 906 776)')
    m+=Ci(430,670,92,sk)+P('M338 680c-8-60 32-104 96-102 66 2 96 52 86 112-12-40-40-50-60-30-10 40-30 70-70 92-30-8-48-32-52-72',HR['dark'][0])+El(478,694,17,22,SK['rose'][1])
    m+=P('M700 470c-80 0-230 0-300 50-56 42-70 100-58 148 78-48 178-38 248 22 60 46 150 40 210 0 10-90-10-190-100-220','#fffaf3')+L('M690 480c-50 60-130 90-250 86m300-66c-20 90-90 140-180 150m220-90c0 70-40 120-100 146',C['line'])+dots([(420,560),(500,530),(520,610),(610,560),(600,660),(690,640),(740,570),(760,680),(450,620),(660,500)],'#f3b7ac',9)
    m+=hf+P('M897 722c7 90-47 120-127 128-90 10-210 8-300-12-18-6-22-62 16-72 94 24 204 24 270 6 34-10 50-28 51-56Z',C['coral'])+L('M807 716c-1 28-17 46-51 56-66 18-176 18-270-6',C['coral2'])
    m+=hand(496,802,.98,190,'brown',True)
    s.a(g(m,846,136,.85,0,True))
    # the table
    s.a(L('M660 720V900M1110 720V900',C['wood2'],28),R(600,680,580,40,C['wood'],20),P('M618 700H1162V760C1132 790 1096 790 1071 760C1046 790 1006 790 981 760C956 790 915 790 890 760C865 790 825 790 800 760C775 790 735 790 709 760C684 790 648 790 618 760Z',C['coral3']),R(600,676,580,30,C['coral'],15))
    s.a('<g fill="#7d4a30">'+''.join(f'<ellipse cx="{x}" cy="{y}" rx="25" ry="15" transform="rotate({r} {x} {y})"/>' for x,y,r in [(676,606,-20),(724,600,14),(770,610,30),(700,580,8),(748,578,-16),(722,558,4)])+'</g>',dots([(716,554),(692,576),(742,574)],'#a97350',5))
    s.a(P('M630 612H816C812 660 776 682 723 682C670 682 634 660 630 612Z',C['sky3']),L('M640 634H806',C['sky4'],8))
    s.a(El(910,598,84,20,'#e6a25a'),P('M822 600C840 618 980 618 998 600C996 656 964 682 910 682C856 682 824 656 822 600Z','#fffdf9'),L('M838 634C880 644 940 644 982 634',C['coral'],8)); s.a(steam(906,570,'#fffdf9'))
    s.a(jug(1098,682,.86),glass(1020,684,58,90)); s.star((150,200,1.3),(470,150,.9)); s.heart((500,440,.55,.85)); s.save()
def shoes(x,y,s=1,col=C['coral'],sole=C['coral2']):
    one=P('M-54 0C-60-22-50-40-34-40C-22-30-10-28 4-30C30-22 54-16 56 0Z',col)+R(-56,-6,114,12,sole,6)
    return g(g(one,26,-12)+one,x,y,s)
def slipper(x,y,s=1,r=0,col=C['sky3'],strap=C['sky4']):
    return g(P('M0-74C34-74 40-30 34 6C28 40 36 74 0 78C-36 74-28 40-34 6C-40-30-34-74 0-74Z',col)+P('M-38-26C-20-50 20-50 38-26L34 8C14-8-14-8-34 8Z',strap),x,y,s,r)
def pump(x,y,s=1,col=C['sage'],lab='#fffdf9'):
    return g(R(-40,-130,80,130,col,18)+R(-40,-92,80,58,lab)+R(-16,-154,32,28,C['sage3'],8)+L('M0-152V-178H-40V-168',C['sage3'],14)+P('M0-82C-22-58-16-44 0-44C16-44 22-58 0-82Z',C['sky3']),x,y,s)
def visitors():
    s=S('visitors'); s.blob(C['sage0'],3); s.floor(838,'#bdd3b6',60,1080,52)
    # the door, open to the evening
    s.a(R(96,130,370,712,'#fffdf9',26),R(126,160,310,682,C['butter0'],16)); s.a(palm(196,842,.92)); s.a(P('M126 640C200 610 340 620 436 640V842H126Z','#f6d999')); s.a(P('M436 160L520 200V872L436 842Z',C['coral2']),Ci(502,540,12,C['butter']))
    # the guest cleans her hands
    x=330; sc=('#8e6f86','#7a5d73','#684e62')
    s.a(robe(x,330,.56,'#8e6f86','#7a5d73',900,1.0,'tan','abaya','#5a382c'))
    b,f=head(x,320,.56,6,'tan','grey','hijab',eyes='smile',scarf=('#a88aa0','#93758b','#7f6278')); s.a(b,f)
    s.a(L(f'M{x-84} 494C{x-110} 560 {x-80} 616 {x-10} 622','#7a5d73',60),L(f'M{x+84} 494C{x+126} 560 {x+130} 600 {x+66} 622','#7a5d73',60))
    s.a(hand(x-12,622,.74,-4,'tan',True,False),hand(x+72,612,.74,186,'tan',True,True))
    s.a(''.join(Ci(a,b,r,'#fff',opacity='.85') for a,b,r in[(x+26,580,17),(x+58,568,12),(x-2,590,12),(x+34,552,9),(x+80,592,9),(x+14,650,12),(x+52,656,9)]))
    s.a(R(200,838,250,22,C['wood'],11),shoes(126,872,.9),shoes(480,876,.84,C['sky3'],C['sky4']))
    # soap on a little table between guests and baby
    s.a(L('M560 640L548 850M660 640L672 850',C['wood2'],18),R(520,612,180,32,C['wood'],16),pump(586,612,1.0),R(632,588,66,24,C['coral3'],12),R(640,566,52,24,'#fffdf9',12))
    # mother and baby at a distance
    s.a(sofa(790,500,330,250,C['sky3'],C['sky4']))
    m=P('M470 1090H590V1140C590 1160 450 1160 450 1140ZM620 1090H740L760 1140C760 1160 620 1160 620 1140Z',C['sky2'])
    hb,hf=head(600,300,.84,-6,'light','chest','bun'); m+=hb+neck(600,420,.9,'light')+bust(600,300,.96,C['coral'],C['coral2'],920)+hf+bundle(600,740,.92,-8,col='#fffaf3')+cradle_arm(C['coral2'],'#b93a36','light')+P('M340 876C330 960 330 1060 350 1120C500 1140 780 1140 930 1120C960 1040 966 960 950 876C780 900 500 900 340 876Z',C['butter'])+dots([(430,960),(560,1010),(700,960),(830,1020),(460,1070),(640,1080),(780,1080)],'#fff6ea',12)
    s.a(g(m,690,312,.46))
    s.heart((846,420,.6,.9),(800,366,.4,.55)); s.star((620,250,1.4),(700,330,.8),(1040,230,1.1)); s.save()
def fan(x,y,floor):
    o=R(x-10,y,20,floor-y-10,'#b9c7cc',8)+R(x-80,floor-24,160,24,'#8fa1a9',12)+Ci(x,y,128,'#fffdf9',stroke='#b9c7cc',stroke_width=12)
    o+='<g fill="%s">'%C['sky2']+''.join(f'<path d="M{x} {y}C{x-60} {y-30} {x-64} {y-100} {x-10} {y-108}C{x+34} {y-90} {x+24} {y-40} {x} {y}Z" transform="rotate({r} {x} {y})"/>' for r in(20,140,260))+'</g>'
    o+=f'<g fill="none" stroke="#b9c7cc" stroke-width="5"><circle cx="{x}" cy="{y}" r="82"/><path d="M{x-122} {y}H{x+122}M{x} {y-122}V{y+122}M{x-86} {y-86}L{x+86} {y+86}M{x-86} {y+86}L{x+86} {y-86}"/></g>'
    return o+Ci(x,y,24,C['coral'])
def summer():
    s=S('cool-at-home'); s.blob('#d8e9e4',1); s.floor(842,'#c5dcd5',70,1060,54)
    s.a(R(650,130,400,400,'#fffdf9',20),R(672,152,356,356,C['sky2'],10)); s.a(Ci(850,300,76,C['butter2']),L('M850 190V206M850 394V410M742 300H758M942 300H958M774 224L786 236M926 224L914 236M774 376L786 364M926 376L914 364',C['butter2'],10))
    s.a(P('M630 140H800C806 280 780 420 770 560H630Z',C['coral3']),P('M900 140H1070V560H930C920 420 894 280 900 140Z',C['coral3']),L('M668 160C674 300 662 430 662 548M716 160C722 300 712 430 708 548M1032 160C1026 300 1038 430 1038 548M984 160C978 300 988 430 992 548',C['coral2'],6),R(612,116,476,28,C['wood'],14))
    s.a(fan(220,380,842))
    s.a(R(300,800,560,44,C['butter0'],22))
    s.a(baby_sit(580,450,1.16,'#fffdf9',C['sky2'],'tan','dark','tuft','smile','open','down',bare=True)); s.a(dots([(540,620),(620,620),(580,670),(540,720),(620,720)],C['sky3'],8),L('M506 590C540 612 620 612 654 590',C['sky3'],7))
    s.a(L('M950 700L936 846M1070 700L1084 846',C['wood2'],18),R(910,672,200,34,C['wood'],17),jug(974,672,.82),glass(1064,674,62,96)); s.star((480,220,1.3),(420,270,.8)); s.save()
def night():
    s=S('night-before-birth'); s.blob('#cfdfe9',3); s.floor(842,'#b6cddb',60,1080,48)
    s.a(R(220,120,300,270,'#fffdf9',20),R(242,142,256,226,NIGHT,10)); s.moon(380,250,.62); s.star((290,200,1.1),(300,310,.8),(450,180,.8))
    # bed
    s.a(R(80,380,60,460,C['wood2'],28),R(110,640,570,120,'#fffdf9',44),R(110,700,580,140,C['wood'],26))
    s.a(P('M150 650C130 560 190 470 280 480C330 490 330 600 300 650Z',C['sky2']),P('M190 660C180 580 250 520 340 536C400 550 410 620 390 660Z','#fff6ea'),L('M226 640C240 600 280 586 320 592',C['line'],6),P('M330 664C326 606 390 572 450 590C490 604 496 640 484 664Z',C['butter']))
    # she sits on the edge
    dr,ds=C['coral3'],C['coral']
    legs=L('M876 780C892 860 890 940 884 1010',SK['tan'][1],66)+P('M850 1006C850 984 920 984 926 1006C960 1016 976 1030 976 1046H850Z',C['sky4'])
    legs+=L('M840 780C850 860 846 940 838 1010',SK['tan'][0],70)+P('M802 1006C802 984 872 984 880 1006C914 1016 930 1030 930 1048H802Z',C['sky3'])
    thigh=P('M500 600C460 680 450 780 500 814C540 830 640 826 740 826C800 826 800 880 800 930C830 946 900 946 926 930C934 870 944 800 900 752C860 716 760 720 700 690Z',dr)
    c=s.clip('seat','M300 0H1000V760H300Z')
    s.a(g(legs+thigh+f'<g {c}>'+profile('tan','dark','long',dr,dr,'#f8b5ae','#fde3df',1.0,rot=8,sl=ds)+'</g>',150,-4,.8))
    s.a(P('M120 700C200 660 420 690 520 690C590 690 640 700 640 730C640 790 600 842 590 842H110V720Z',C['sky3']),L('M180 706C260 690 420 716 560 712',C['sky4'],6),dots([(180,760),(260,790),(340,750),(420,790),(500,756),(570,790)],'#d6e8ef',8))
    # bedside
    s.a(R(960,620,170,222,C['wood'],18),L('M960 720H1130',C['wood2'],6),Ci(1045,672,8,C['wood2']),Ci(1045,770,8,C['wood2'])); s.a(g(P('M-60 0L-34-90H34L60 0Z',C['butter'])+L('M0 0V120',C['wood2'],12)+R(-44,116,88,14,C['wood2'],7),1084,492,.98)); s.a(mug(998,582,.92,C['sage2'])); s.a(Ci(1084,470,120,C['butter'],opacity='.25')); s.heart((830,420,.55,.85),(880,366,.38,.55)); s.save()
def suit(x,y,s=1,r=0,col=C['butter'],edge=C['butter2'],inner=''):
    """a bodysuit laid flat"""
    return g(P('M-44-120C-24-96 24-96 44-120L76-112L140-44L92-2L74-22V60C74 96 52 118 34 140H-34C-52 118-74 96-74 60V-22L-92-2L-140-44L-76-112Z',col)+L('M-44-120C-24-96 24-96 44-120',edge,8)+L('M-74 60C-50 70-34 100-34 140M74 60C50 70 34 100 34 140',edge,6)+Ci(-16,128,5,edge)+Ci(16,128,5,edge)+inner,x,y,s,r)
def sock(x,y,s=1,r=0,col=C['coral3'],cuff='#fffdf9'):
    return g(P('M-24-50H24V10C30 24 62 24 66 46C64 62 30 60 6 56C-16 52-24 36-24 16Z',col)+R(-28,-58,56,22,cuff,9),x,y,s,r)
def bag():
    s=S('bag-from-above'); s.blob(C['butter0'],3)
    # the open bag
    s.a(L('M180 330C60 330 60 650 180 650',C['wood2'],22),L('M620 330C740 330 740 650 620 650',C['wood2'],22))
    s.a(R(160,220,480,540,C['coral'],80),R(178,238,444,504,'none',66,stroke='#f28a83',stroke_width=5,stroke_dasharray='16 12'),R(196,256,408,468,C['coral2'],54),R(212,272,376,436,'#b93a36',44))
    s.a(R(230,292,170,190,C['sky2'],26),L('M230 356H400M230 420H400',C['sky3'],6),R(414,292,158,120,'#fffaf3',24),L('M414 352H572',C['line'],6),R(414,424,158,120,C['sage2'],24),L('M414 484H572',C['sage3'],6))
    s.a(R(230,498,170,190,C['peach'],26),Ci(315,592,44,'#fffdf9')); s.heart((315,590,.7,1)); s.a(R(414,558,158,132,C['butter'],24),L('M414 602H572M414 646H572',C['butter2'],6))
    # what is still to go in
    s.a(suit(830,330,1.06,-6,'#fffdf9','#a9cfe3',dots([(-30,-40),(30,-40),(0,0),(-30,40),(30,40)],'#a9cfe3',9)))
    s.a(g(P('M-74 30C-80-60-40-92 0-92C40-92 80-60 74 30Z',C['sage'])+R(-84,18,168,40,C['sage3'],20)+Ci(0,-100,20,'#fffdf9'),1050,300,.9,10))
    s.a(sock(1000,470,1,-14),sock(1090,486,1,8)); s.a(slipper(740,640,1.08,-12),slipper(832,656,1.08,4))
    s.a(g(R(-96,-130,192,260,'#fffdf9',16)+R(-40,-146,80,34,C['wood'],12)+''.join(R(-70,y-15,30,30,C['sage0'],8)+L(f'M-62 {y}L-55 {y+8}L-45 {y-10}',C['sage3'],6)+L(f'M-24 {y}H{w}',C['line'],9) for y,w in[(-70,66),(-16,50),(38,66),(92,40)]),1010,690,1.02,7))
    s.a(g(R(-60,-42,120,84,C['sky3'],12)+R(-44,-26,36,44,'#fffdf9',6)+L('M6-16H44M6 4H44M-44 30H44','#e3eff4',6),880,800,.96,-10))
    s.star((700,190,1.4),(140,180,1.1),(1120,180,.9)); s.heart((690,480,.5,.8)); s.save()
def magazine():
    s=S('magazine'); s.blob(C['peach'],2)
    s.a(P('M600 250C520 190 360 180 240 216V716C360 680 520 690 600 750C680 690 840 680 960 716V216C840 180 680 190 600 250Z',C['coral']))
    s.a(P('M600 250C520 196 370 186 256 220V694C370 660 520 670 600 728Z','#fffdf9'),P('M600 250C680 196 830 186 944 220V694C830 660 680 670 600 728Z','#fff6ea'),P('M600 250C580 236 560 226 540 220V690C562 698 582 710 600 728C618 710 638 698 660 690V220C640 226 620 236 600 250Z',C['line'],opacity='.5'))
    c=s.clip('photo','M296 252C370 236 450 240 520 262V470C450 448 370 444 296 460Z')
    s.a(f'<g {c}>'+R(280,220,260,260,C['sky'])+Ci(470,290,34,C['butter'])+P('M280 420C350 380 440 400 540 440V490H280Z',C['sage2'])+'</g>'); s.a(f'<g {c}>'+El(402,500,84,66,C['coral3'])+'</g>',babyhead(400,374,.66,-4,'tan','dark','smile','curls','smile'))
    s.a(L('M300 520C370 504 450 508 516 528M300 566C370 550 450 554 516 574M300 612C360 598 410 600 452 608',C['line'],14))
    s.a(L('M684 268C740 250 810 242 880 246',C['coral3'],20),L('M684 322C750 304 830 298 900 302M684 368C750 350 830 344 900 348M684 414C730 402 770 396 812 394',C['line'],14))
    s.a(P('M684 470C750 448 830 440 904 444V630C830 626 750 634 684 656Z',C['sage0'])); s.heart((794,536,1.6,1))
    # cup, leaves and glasses around it
    s.a(Ci(1030,660,106,'#fffdf9'),Ci(1030,660,106,C['line'],opacity='.35'),Ci(1030,660,74,'#fffdf9'),Ci(1030,660,56,'#b9805b'),L('M1084 608C1130 570 1160 610 1112 640','#fffdf9',18)); s.heart((1030,654,.6,1),col='#dfb88c')
    s.a(g(f'<g fill="none" stroke="{C["ink"]}" stroke-width="10"><circle cx="-64" cy="0" r="50"/><circle cx="64" cy="0" r="50"/><path d="M-14-6Q0-18 14-6M-112-14L-150-52M112-14L150-52" stroke-linecap="round"/></g>',390,800,.9,-8))
    s.sprig(1040,370,.9,14); s.sprig(160,700,1.05,-6); s.star((300,140,1.4),(900,140,1.1),(700,820,1.2)); s.save()
def teeth():
    """All twenty, numbered in the order in which they come."""
    s=S('order-of-teeth'); cx,cy=600,450
    s.a(P('M96 450C96 210 330 36 520 36C560 36 580 56 600 62C620 56 640 36 680 36C870 36 1104 210 1104 450C1104 706 880 868 600 868C320 868 96 706 96 450Z',C['coral3']),El(cx,cy+4,444,362,'#b93a36'))
    s.a(P('M330 640C340 500 450 440 600 440C750 440 860 500 870 640C840 740 740 790 600 790C460 790 360 740 330 640Z',C['coral3']),L('M600 520V640',C['coral2'],9))
    rx,ry=344,284
    s.a(''.join(P(f'M{cx-rx-84} {cy+k*22}C{cx-rx-84} {cy+k*(ry*.56+50)} {cx-rx*.55-60} {cy+k*(ry+84)} {cx} {cy+k*(ry+84)}C{cx+rx*.55+60} {cy+k*(ry+84)} {cx+rx+84} {cy+k*(ry*.56+50)} {cx+rx+84} {cy+k*22}C{cx+rx+70} {cy+k*4} {cx+rx-70} {cy+k*4} {cx+rx-72} {cy+k*22}C{cx+rx-72} {cy+k*150} {cx+170} {cy+k*(ry-56)} {cx} {cy+k*(ry-56)}C{cx-170} {cy+k*(ry-56)} {cx-rx+72} {cy+k*150} {cx-rx+72} {cy+k*22}C{cx-rx+70} {cy+k*4} {cx-rx-70} {cy+k*4} {cx-rx-84} {cy+k*22}Z','#f7b6b0') for k in(-1,1)))
    tones=dict(zip(range(1,7),['#fffdf9',C['butter'],C['sky2'],C['peach'],C['sage'],'#e4ddec']))
    front='M-40-44C-20-54 20-54 40-44C48-10 44 30 34 46C14 56-14 56-34 46C-44 30-48-10-40-44Z'; pointed='M-34-46C-14-54 14-54 34-46C44-10 40 20 28 40C14 60-14 60-28 40C-40 20-44-10-34-46Z'; broad='M-46-48C-24-58-12-48 0-48C12-48 24-58 46-48C58-24 58 24 46 48C24 58 12 50 0 50C-12 50-24 58-46 48C-58 24-58-24-46-48Z'
    def row(side,orders,widths):
        """half an arch from its middle outwards; side: above or below"""
        d=0; t=0; dt=.002
        for order,w in zip(orders,widths):
            goal=d+w/2
            while d<goal: d+=math.hypot(rx*math.cos(t),ry*math.sin(t))*dt; t+=dt
            for k in(-1,1):
                x,y=cx+k*rx*math.sin(t),cy+side*ry*math.cos(t); turn=math.degrees(math.atan2(-side*ry*math.sin(t),rx*math.cos(t)))*k
                shape=broad if w>96 else pointed if order==5 else front
                s.a(g(P(shape,tones[order],stroke='#b98a5c',stroke_opacity='.35',stroke_width=4,transform=f'scale({(w-6)/(116 if w>96 else 92):.2f} {.94 if side<0 else -.94})'),round(x),round(y),1,round(turn)),L(DIGITS[order],C['ink'],7,transform=T(round(x),round(y),1)))
            while d<goal+w/2: d+=math.hypot(rx*math.cos(t),ry*math.sin(t))*dt; t+=dt
    row(-1,[2,3,5,4,6],[98,88,88,104,116]); row(1,[1,3,5,4,6],[86,84,88,108,118]); s.save()
def shield(x,y,s=1,col=C['sage2'],edge=C['sage3'],inner=''):
    return g(P('M0-130C50-96 96-92 122-92C128 20 96 104 0 150C-96 104-128 20-122-92C-96-92-50-96 0-130Z',edge)+P('M0-102C40-76 76-72 98-72C100 16 74 84 0 120C-74 84-100 16-98-72C-76-72-40-76 0-102Z',col)+inner,x,y,s)
def pin(x,y,s=1,col=C['coral']):
    """its point is at x, y"""
    return g(P('M0 0C-30-50-66-84-66-128C-66-170-36-196 0-196C36-196 66-170 66-128C66-84 30-50 0 0Z',col)+Ci(0,-128,28,'#fffdf9'),x,y,s)
def lines(x,y,widths,gap=40,col=C['line'],w=12): return L(''.join(f'M{x} {y+i*gap}H{x+k}' for i,k in enumerate(widths)),col,w)
def signed():
    s=S('signed-terms'); s.blob(C['peach'],1); s.a(R(60,800,1080,44,C['wood'],22))
    s.a(g(R(-250,-330,500,640,'#fffdf9',22)+R(-196,-274,250,30,C['coral'],15)+lines(-190,-196,[380,380,300],48,w=14)+R(-196,-60,44,44,C['sage0'],10)+R(-196,10,44,44,C['sage0'],10)+L('M-184-40L-174-28L-158-50M-184 30L-174 42L-158 20',C['sage3'],9)+lines(-126,-38,[250,210],70,w=14)+L('M-190 214H0',C['ink'],5,opacity='.5')+L('M-176 190C-146 128-100 144-120 182C-136 208-154 182-122 168C-72 150-40 160-56 188C-70 204-82 184-56 174C-32 166-16 168-6 174',C['sky4'],9),520,476,1,-5))
    # seal with two ribbons, the pen clear of both
    s.a(P('M676 690L648 806L684 788L712 814L730 700Z',C['coral2']),P('M720 690L750 806L712 790L680 814L664 700Z',C['coral3'])); s.a(seal(700,660,84,C['coral']))
    # pen
    s.a(g(R(-24,-250,48,300,C['sky4'],22)+R(-24,-40,48,34,C['butter2'])+P('M-24 46H24L8 120H-8Z','#fffdf9')+P('M-24 46H24L18 74H-18Z',C['butter'])+P('M-8 118H8L0 142Z',C['ink'])+L('M14-220V-120',C['butter2'],9),920,636,1.05,34))
    s.a(plantpot(s,1050,756,1.0,C['sage3'])); s.star((240,250,1.3),(880,250,1.4),(960,330,.8)); s.heart((830,330,.6,.85)); s.save()
def disclosure():
    s=S('open-folder'); s.blob('#d8e9e4',3); s.floor(850,'#c5dcd5',120,960,44)
    s.a(P('M150 330C150 306 166 290 190 290H420L470 340H960C984 340 1000 356 1000 380V640H150Z',C['butter2']))
    s.a(g(R(-290,-230,580,460,'#fffdf9',18)+R(-240,-184,200,26,C['coral3'],13)+lines(-236,-120,[170,170,130,170,110],52,w=14),560,460,1,-2))
    s.a(P('M100 470C96 450 110 436 130 436H1040C1060 436 1072 450 1068 470L1010 806C1006 826 994 838 974 838H196C176 838 164 826 160 806Z',C['butter']),L('M150 488H1018',C['butter2'],6)); s.a(Ci(300,700,52,'#fff6ea')); s.heart((300,698,.86,1))
    # the lens shows the shop itself
    x,y,r=740,500,206
    s.a(L(f'M{x+150} {y+150}L{x+268} {y+268}',C['wood2'],54),L(f'M{x+196} {y+196}L{x+268} {y+268}',C['coral2'],58),Ci(x,y,r,'#fffdf9'),Ci(x,y,r-26,C['sky']))
    c=s.clip('lens',f'M{x-180} {y}A180 180 0 1 1 {x+180} {y}A180 180 0 1 1 {x-180} {y}Z')
    s.a(f'<g {c}>'+P(f'M{x-200} {y+96}H{x+200}V{y+200}H{x-200}Z',C['sage'])+R(x-116,y-70,232,180,'#fffdf9')+R(x-96,y+6,92,60,C['sky2'],8)+R(x+20,y+6,70,104,C['coral'],8)+Ci(x+36,y+62,6,C['butter'])+''.join(P(f'M{x-132+i*44} {y-84}H{x-88+i*44}V{y-46}A22 22 0 0 1 {x-132+i*44} {y-46}Z',C['coral'] if i%2==0 else '#fff6ea') for i in range(6))+R(x-52,y-146,104,60,'#fffdf9',12)+'</g>'); s.heart((x,y-118,.56,1))
    s.a(L(f'M{x-150} {y-60}C{x-140} {y-104} {x-112} {y-132} {x-80} {y-146}','#fff',14,opacity='.8'),Ci(x,y,r-13,'none',stroke=C['wood2'],stroke_width=26))
    s.star((250,230,1.3),(1020,270,1.3),(340,180,.8)); s.save()
def accounts():
    s=S('true-accounts'); s.blob(C['peach'],3); s.floor(856,C['peach2'],250,700,40)
    s.a(R(400,90,400,760,C['ink'],60),R(422,112,356,716,'#fffdf9',42),R(540,128,120,20,C['ink'],10))
    s.a(Ci(500,230,56,C['peach']),R(584,196,150,22,C['line'],11),R(584,240,100,18,C['line'],9))
    # empty places: there may be no account yet
    s.a(''.join(R(442+i*166,320+j*166,150,150,C[f],16) for j,row in enumerate((('sky','butter0'),('sage0','peach'),('butter0','sky'))) for i,f in enumerate(row)))
    s.a(shield(800,700,1.16,C['sage2'],C['sage3'])); s.heart((800,694,1.5,1),col='#fffdf9')
    s.star((300,200,1.2),(900,180,1.3),(980,520,1)); s.save()
def kind():
    s=S('kind-words'); s.blob(C['butter0'],3)
    b,f=head(290,440,.66,4,'tan','dark','hijab',eyes='smile',scarf=(C['coral3'],'#e07a73','#cf6a64')); s.a(b,bust(290,430,.78,C['sage2'],C['sage3'],910),f)
    b,f=head(912,440,.64,-4,'brown','black','short',eyes='smile',beard=True); s.a(bust(912,430,.78,'#fffdf9','#efe4d6',910),collar(912,440,.72,'#fffdf9','brown','kandura'),f)
    bubble=lambda x,y,w,h,col,tail: R(x,y,w,h,col,40)+P(f'M{tail} {y+h-10}H{tail+56}L{tail+(10 if tail<600 else 46)} {y+h+46}Z',col)
    s.a(bubble(120,90,270,140,'#fffdf9',190),bubble(810,80,270,150,C['sky2'],930),bubble(430,60,150,110,C['coral3'],470),bubble(620,60,150,110,C['sage0'],680))
    s.heart((210,158,.8,1),(300,158,.8,1)); s.a(lines(866,130,[160,110],44,'#fffdf9',16),L('M468 112C490 138 520 138 542 112','#fffdf9',13),dots([(664,112),(695,112),(726,112)],C['sage3'],11))
    s.a(L('M176 640C150 720 200 790 300 800L430 796',C['sage3'],84),hand(430,796,.86,-8,'tan'),L('M1026 640C1052 720 1000 790 900 800L780 796','#efe4d6',84),hand(776,796,.86,188,'brown',True))
    s.a(shield(600,560,1.72,C['coral'],C['coral2'])); s.heart((600,552,2.2,1),col='#fff6ea')
    s.a(R(40,830,1120,90,C['wood'],24)); s.star((600,250,1.2),(470,290,.8),(740,290,.9)); s.save()
def locked():
    s=S('locked-letters'); s.blob(C['sage0'],1); s.a(R(70,790,1060,44,C['wood2'],22),L('M190 834V900M1010 834V900','#a97350',28))
    # letters go in by the slot
    s.a(R(330,420,540,370,C['sky3'],30),P('M330 440H366V790H360C343 790 330 777 330 760Z',C['sky4']),R(310,330,580,130,C['sky4'],40),R(360,372,480,36,C['ink'],18))
    c=s.clip('slot','M300 60H900V390H300Z')
    s.a(f'<g {c}>'+g(R(-130,-84,260,168,'#fffdf9',14)+L('M-124-76L0 20L124-76',C['line'],8),508,326,1,-12)+g(R(-130,-84,260,168,C['coral3'],14)+L('M-124-76L0 20L124-76',C['coral2'],8),690,340,1,9)+'</g>')
    # padlock
    s.a(L('M530 610V556C530 500 670 500 670 556V610','#8fa1a9',30),R(486,596,228,176,C['butter2'],30),R(486,596,228,46,C['butter'],23)); s.heart((600,686,1.0,1),col='#5a382c')
    # key with a ribbon
    s.a(g(Ci(0,0,48,'none',stroke=C['butter2'],stroke_width=20)+L('M48 0H190M150 0V38M186 0V34',C['butter2'],20),928,740,.92,-8))
    s.a(plantpot(s,206,742,1.1,C['coral'])); s.star((300,230,1.2),(900,260,1.4),(970,350,.8)); s.save()
def offices():
    s=S('offices'); s.blob(C['sky'],3); s.sun(850,250,50,1); s.cloud(440,170,.6)
    s.a(P('M30 900C60 810 300 796 600 790C900 796 1140 810 1170 900Z',C['butter']),P('M50 900C200 836 420 830 600 830C780 830 1000 836 1150 900Z',C['butter2'],opacity='.6'))
    # the one shop, from 440 to 770 and from 424 to 830 before it is enlarged
    shop=R(440,440,330,390,'#fffdf9',14)+R(430,424,350,34,C['coral2'],12)+''.join(R(480+i*92,490,56,70,C['sky2'],8) for i in range(3))
    shop+=''.join(P(f'M{440+i*55} 600H{495+i*55}V650A27.5 27.5 0 0 1 {440+i*55} 650Z',C['coral'] if i%2==0 else '#fff6ea') for i in range(6))+R(470,690,110,140,C['sky2'],8)+R(620,690,110,140,C['coral3'],8)+Ci(642,764,7,'#fffdf9')
    s.a(g(shop,-156,-208,1.25)); s.heart((500,738,1,1))
    s.a(pin(600,306,1.1),palm(230,846,.9),palm(974,850,1.04,True)); s.star((740,180,1.2),(420,250,.9)); s.save()
def signpost():
    s=S('signpost'); s.blob(C['sky'],1); s.sun(230,250,52,1); s.cloud(930,190,.8)
    s.a(P('M40 900C180 750 420 720 600 730C780 720 1020 750 1160 900Z',C['sage']),P('M520 900C560 840 640 800 600 760C580 744 610 736 640 734C690 760 740 840 740 900Z',C['butter0']))
    s.a(R(582,170,40,620,C['wood2'],18),Ci(602,166,34,C['coral']))
    board=lambda y,col,edge,left: (P(f'M380 {y}H830C842 {y} 850 {y+8} 850 {y+20}V{y+90}C850 {y+102} 842 {y+110} 830 {y+110}H380L316 {y+55}Z',col) if left else P(f'M370 {y}H820L884 {y+55}L820 {y+110}H370C358 {y+110} 350 {y+102} 350 {y+90}V{y+20}C350 {y+8} 358 {y} 370 {y}Z',col))+Ci(602,y+20,7,edge)+Ci(602,y+90,7,edge)
    s.a(board(230,C['coral'],C['coral2'],False),board(366,C['butter'],C['butter2'],True),board(502,C['sky3'],C['sky4'],False))
    s.heart((450,284,1.1,1),col='#fff6ea'); s.a(R(404,394,76,58,'#fffdf9',8),L('M408 400L442 428L476 400',C['butter2'],7))
    s.a(P('M414 540H486L478 596H422Z','#fffdf9'),L('M434 540C434 514 466 514 466 540','#fffdf9',8),L('M680 285H770','#f28a83',14),L('M680 421H780',C['butter2'],14),L('M680 557H750',C['sky4'],14))
    s.sprig(220,850,.8); s.sprig(980,850,.9,0,True); s.a(''.join(g(Ci(0,-14,11,c)+Ci(14,0,11,c)+Ci(0,14,11,c)+Ci(-14,0,11,c)+Ci(0,0,8,C['butter']),x,y,.9) for x,y,c in[(330,800,C['coral3']),(400,850,'#fffdf9'),(840,810,C['coral3']),(900,856,'#fffdf9')])); s.star((960,330,1.2),(220,420,.9)); s.save()
def carton(x,y,s=1,tape=C['coral']):
    """a closed parcel, its base at y"""
    return g(P('M-190-250L0-300L190-250L0-196Z','#e0bb90')+P('M-190-250L0-196V20L-190-40Z',C['wood'])+P('M190-250L0-196V20L190-40Z',C['wood2'])+P('M-110-271L82-219V-160L40-150V-207L-146-262Z',tape),x,y,s)
def returns():
    s=S('package-back'); s.blob(C['sage0'],2); s.floor(826,'#bdd3b6',150,900,46)
    s.a(L('M330 330C440 170 740 150 870 330C960 470 930 640 830 730','#fffdf9',54),P('M250 300L420 250L400 430Z','#fffdf9'),L('M330 330C440 170 740 150 870 330C960 470 930 640 830 730',C['coral'],36),P('M268 312L408 270L392 418Z',C['coral']))
    s.a(carton(560,800,1.2))
    s.heart((438,690,1.0,1),col='#fff6ea')
    s.star((200,440,1.3),(1000,300,1.2),(600,290,1)); s.save()
POLICIES=[signed,disclosure,accounts,kind,locked,offices,signpost,returns]
# ---- states of the shop: their files lie beside the code that shows them
class Spot(S):
    def __init__(s,name): super().__init__(name,spot=True)
    def save(s): open(f'raw/shop/{s.n}.svg','w').write(s.svg())
def ground(s,x=300,w=180,y=536): s.a(El(x,y,w,15,C['ink'],opacity='.1'))
def bell(x,y,s=1,r=0,face=False):
    """its top at x, y"""
    o=Ci(0,214,30,C['butter2'])+Ci(0,-2,20,'none',stroke=C['butter2'],stroke_width=13)+P('M0 14C70 14 96 70 98 124C100 160 116 178 132 196H-132C-116 178-100 160-98 124C-96 70-70 14 0 14Z',C['butter'])+P('M0 14C-70 14-96 70-98 124C-100 160-116 178-132 196H-84C-60 150-70 60 0 14Z',C['butter0'])+R(-142,186,284,30,C['butter2'],15)
    if face: o+=L('M-56 110Q-38 126-20 110M20 110Q38 126 56 110',C['ink'],7)+L('M-14 146Q0 158 14 146',C['coral2'],7)+Ci(-62,140,16,C['coral3'],opacity='.5')+Ci(62,140,16,C['coral3'],opacity='.5')
    return g(o,x,y,s,r)
def stock_bell():
    s=Spot('bell-on-box'); s.disc(C['sky']); ground(s)
    s.a(g(P('M-176-150H176V110C176 124 168 132 154 132H-154C-168 132-176 124-176 110Z',C['wood'])+P('M-176-150H176L214-100H-214Z','#e0bb90')+P('M-176-150H176V-136H-176Z',C['wood2'])+P('M-214-100H214V-84H-214Z',C['wood2'],opacity='.25'),300,400)); s.heart((300,424,1.2,1),col='#fff6ea')
    s.a(bell(300,46,.92,6)); s.a(L('M134 130C120 150 116 176 122 200M466 130C480 150 484 176 478 200M100 116C82 144 78 180 86 212M500 116C518 144 522 180 514 212',C['coral'],9)); s.star((90,320,1.2),(520,300,1.3),(470,70,1)); s.save()
def sleeping_bell():
    s=Spot('sleeping-bell'); s.disc('#cfdfe9'); ground(s,300,150)
    s.a(bell(290,170,1.42,0,True)); s.moon(470,150,.62); s.star((110,200,1.4),(160,120,.9),(500,320,1.1)); s.save()
def sleeping_letter():
    s=Spot('sleeping-letter'); s.disc('#e4ddec'); ground(s,300,170)
    s.a(g(R(-170,-112,340,236,'#fffaf3',26)+P('M-164-96L-14 22Q0 34 14 22L164-96C158-106 148-112 138-112H-138C-148-112-158-106-164-96Z','#f3e2d2')+L('M-160 112L-44 8M160 112L44 8','#f1dfcf',7)
        +P('M-62 42Q-48 56-34 42M34 42Q48 56 62 42M-12 70Q0 82 12 70','none',stroke='#5a382c',stroke_width=6,stroke_linecap='round')+Ci(-82,66,14,'#f19a86',opacity='.5')+Ci(82,66,14,'#f19a86',opacity='.5'),300,402,1,-3))
    s.moon(452,160,.6); s.star((130,210,1.3),(200,130,.9),(500,300,1.1)); s.sprig(118,536,.44,-8); s.save()
def wish_line():
    s=Spot('wish-line'); s.disc(C['peach']); ground(s,300,130)
    s.a(L('M70 130C200 190 400 190 530 130',C['wood2'],7))
    hrt=lambda x,y,r: g(P('M0-18c-16-26-54-10-40 20c8 16 26 26 40 36c14-10 32-20 40-36c14-30-24-46-40-20Z','#fffaf3',transform='scale(1.5)')+f'<path d="M0-27c-24-39-81-15-60 30c12 24 39 39 60 54c21-15 48-30 60-54c21-45-36-69-60-30Z" fill="none" stroke="{C["coral"]}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 13"/>'+R(-8,-58,16,44,C['wood'],6),x,y,1,r)
    s.a(hrt(150,222,8),hrt(300,238,0),hrt(450,222,-8)); s.a(bear(300,400,1.0)); s.sprig(110,530,.62,-8); s.sprig(490,530,.62,8,True); s.star((90,80,1),(500,70,1.3)); s.save()
def balloon():
    s=Spot('heart-balloon'); s.disc(C['sky']); s.cloud(190,420,.62); s.cloud(420,450,.74)
    s.a(L('M300 330C330 390 270 430 300 480C316 508 300 530 292 546',C['wood2'],6)); s.heart((300,190,4.2,1)); s.a(P('M284 342H316L300 318Z',C['coral2']),L('M188 168C186 138 200 118 224 114','#fff',14,opacity='.7')); s.star((500,330,1.3),(110,310,1),(440,370,.8)); s.save()
def letterbox():
    s=Spot('letterbox'); s.disc(C['sage0']); ground(s,300,150)
    s.a(R(276,380,48,150,C['wood2'],10),P('M150 400V270C150 200 196 160 250 160H380C440 160 480 206 480 270V400Z',C['coral']),P('M150 400V270C150 204 200 160 250 160C300 160 350 204 350 270V400Z',C['coral2']),P('M174 380V274C174 222 208 188 250 188C292 188 326 222 326 274V380Z','#b93a36'))
    s.a(g(R(-96,-62,192,124,'#fffdf9',12)+L('M-90-54L0 14L90-54',C['line'],8),244,330,.9,-8)); s.heart((240,340,.62,1)); s.a(R(136,392,358,26,C['coral2'],13),R(412,120,18,120,C['butter2'],8),P('M412 120H490L470 148L490 176H412Z',C['butter'])); s.sprig(170,536,.4,-6); s.sprig(430,536,.42,8,True); s.star((110,170,1.2),(520,300,1)); s.save()
def globe():
    s=Spot('globe-pin'); s.disc(C['peach']); ground(s,300,120)
    s.a(R(230,500,140,34,C['wood'],15),R(284,470,32,50,C['wood2'],8)); c=s.clip('sea','M108 300A192 192 0 1 1 492 300A192 192 0 1 1 108 300Z')
    s.a(Ci(300,300,192,C['sky3']),f'<g {c}>'+P('M90 190C150 130 240 120 270 170C300 220 230 250 240 300C250 360 190 400 150 380C110 340 60 300 90 190Z',C['sage'])+P('M330 210C380 170 470 190 500 240C520 310 470 330 440 330C430 380 390 420 360 390C330 350 350 320 330 290C310 260 310 236 330 210Z',C['sage'])+P('M240 480C270 430 370 430 410 470C380 520 280 520 240 480Z',C['sage2'])+P('M108 300A192 192 0 0 0 300 492C200 460 150 380 160 250C166 200 190 150 230 122C150 150 108 220 108 300Z','#fff',opacity='.22')+'</g>')
    s.a(pin(388,306,1.1)); s.star((110,120,1.2),(510,140,1.1),(500,450,.9)); s.save()
def shelf():
    s=Spot('empty-shelf'); s.disc(C['sky'])
    s.a(R(110,110,380,420,C['peach2'],22),R(132,132,336,376,C['cream'],10),R(110,250,380,22,C['wood'],8),R(110,384,380,22,C['wood'],8),R(110,508,380,24,C['wood'],8)); ground(s,300,210,540)
    s.a(g(plantpot(s,0,0,.62,C['coral']),396,218)); s.a(g(rabbit(0,0,.62),216,290),R(330,470,90,38,C['sage'],10),R(344,438,62,34,C['butter'],10)); s.star((90,90,1.3),(520,110,1),(330,330,.9)); s.heart((300,190,.5,.7)); s.save()
def blank_book():
    s=Spot('closed-book'); s.disc(C['butter0']); ground(s,300,190)
    s.a(R(120,440,360,84,C['sky3'],22),R(150,458,312,48,'#fffdf9',10),L('M170 474H450M170 490H450',C['line'],4)); s.a(R(148,366,320,78,C['sage2'],20),R(148,382,292,44,'#fffdf9',10),L('M160 398H430M160 412H430',C['line'],4))
    s.a(g(R(-120,-140,240,280,C['coral'],20)+R(-120,-140,34,280,C['coral2'],16)+L('M-40-30Q-22-14-4-30M48-30Q66-14 84-30',C['ink'],7)+L('M8 14Q22 26 36 14','#fff6ea',7)+Ci(-44,4,16,'#fff6ea',opacity='.35')+Ci(88,4,16,'#fff6ea',opacity='.35')+P('M60 140V176L78 162L96 176V140Z',C['butter2']),300,222,1,-5)); s.star((110,180,1.3),(500,170,1.1),(110,360,.8)); s.save()
def notebook():
    s=Spot('blank-notebook'); s.disc(C['sage0']); ground(s,300,190)
    s.a(g(R(-150,-190,300,390,C['sky4'],24)+R(-124,-166,262,342,'#fffdf9',14)+lines(-84,-96,[190,190,190,190,190],52,C['line'],7)+''.join(R(-168,y,48,18,'#8fa1a9',9) for y in range(-150,170,58)),290,316,1,-5))
    s.a(g(R(-18,-170,36,250,C['butter'],6)+R(-18,-170,12,250,C['butter2'],6)+R(-18,-196,36,34,C['coral3'],10)+R(-18,-164,36,16,'#c9d3d7')+P('M-18 80H18L0 132Z','#f3d9b8')+P('M-7 112H7L0 132Z',C['ink']),450,330,1,22)); s.star((100,150,1.3),(540,150,1),(120,480,.8)); s.save()
def screen():
    s=Spot('resting-screen'); s.disc(C['peach']); ground(s,300,190)
    s.a(L('M240 440L200 530M360 440L400 530',C['wood2'],18),R(90,130,420,310,C['ink'],36),R(114,154,372,262,NIGHT,20)); c=s.clip('night','M134 154H466C478 154 486 162 486 174V396C486 408 478 416 466 416H134C122 416 114 408 114 396V174C114 162 122 154 134 154Z')
    s.a(f'<g {c}>'+P('M90 370C180 320 260 350 330 350C400 340 460 330 520 360V430H90Z','#48698a')+'</g>'); s.moon(300,256,.72); s.star((180,230,1.3),(430,220,1.2),(400,310,.8),(200,310,.9)); s.sprig(510,534,.5,8); s.heart((100,90,.5,.8)); s.save()
def tag():
    s=Spot('plain-tag'); s.disc(C['butter0'])
    s.a(L('M306 150C290 100 330 70 372 60C410 50 440 60 450 80',C['wood2'],8))
    s.a(g(P('M0-190L110-90V150C110 172 98 184 76 184H-76C-98 184-110 172-110 150V-90Z',C['coral3']),348,350,1,14),g(P('M0-190L120-90V170C120 192 108 204 86 204H-86C-108 204-120 192-120 170V-90Z',C['coral'])+Ci(0,-110,24,C['cream'])+Ci(0,-110,24,'none',stroke=C['coral2'],stroke_width=8)+L('M-60-20H60',C['coral3'],0),280,336,1,-8)); s.heart((286,376,1.9,1),col='#fff6ea'); s.star((110,200,1.4),(500,210,1.2),(140,470,.9),(480,480,1)); s.save()
def birthday():
    s=Spot('birthday-cake'); s.disc(C['butter0']); ground(s,300,190)
    s.a(El(300,512,206,26,'#fffdf9'),R(140,346,320,160,C['coral3'],34),P('M140 400C140 356 158 336 194 336H406C442 336 460 356 460 400C444 440 414 440 398 404C382 444 350 444 332 404C316 444 284 444 268 404C250 444 218 444 202 404C186 440 156 440 140 400Z','#fffdf9'),R(284,216,32,122,C['coral'],10),L('M286 270L314 250M286 312L314 292','#fffdf9',8),P('M300 204C268 176 278 142 300 108C322 142 332 176 300 204Z',C['butter2']))
    s.heart((220,466,.5,1),(300,470,.5,1),(380,466,.5,1),col='#fffdf9'); s.star((120,240,1.4),(480,200,1.3),(196,150,.9),(440,110,.8)); s.save()
STATES=[stock_bell,sleeping_bell,sleeping_letter,wish_line,balloon,letterbox,globe,shelf,blank_book,notebook,screen,tag,birthday]
BLOG=[ramadan,visitors,summer,night,bag,magazine,teeth]
if __name__=='__main__':
    for draw in BLOG+POLICIES+STATES: draw()
